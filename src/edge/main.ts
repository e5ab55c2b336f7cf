import { isAppLanguage, languages } from '../contract/languages.ts';
import { check } from './check.ts';
import { buildBeside, serve } from './serve.ts';
import { startOrSay } from './start.ts';
import { tellStrings } from './tell-strings.ts';

const usage = `leve                 serves, as the environment says
leve check <folder>  proves the files of merchants in a folder
leve strings <${languages.join('|')}> prints the app's strings by key, to be said in another language`;

const [command = 'serve', folder] = process.argv.slice(2);

if (command === 'serve') await startOrSay(() => serve(process.env));
else if (command === 'check' && folder) process.exitCode = await check(folder, process.env.DIST || buildBeside());
else if (command === 'strings' && isAppLanguage(folder)) console.log(await tellStrings(folder, process.env.DIST || buildBeside()));
else {
  console.error(usage);
  process.exitCode = 2;
}
