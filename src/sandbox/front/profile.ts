import { createHash } from 'node:crypto';
import { escaped } from '../art/lettering.ts';

/** The iOS profile that puts a merchant on the home screen; `url` is its start address. */
export function webClip(code: string, name: string, url: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>PayloadContent</key><array><dict>
<key>FullScreen</key><true/>
<key>IsRemovable</key><true/>
<key>Label</key><string>${escaped(name)}</string>
<key>PayloadIdentifier</key><string>${code}.webclip</string>
<key>PayloadType</key><string>com.apple.webClip.managed</string>
<key>PayloadUUID</key><string>${identifier(`${code} clip`)}</string>
<key>PayloadVersion</key><integer>1</integer>
<key>URL</key><string>${escaped(url)}</string>
</dict></array>
<key>PayloadDisplayName</key><string>${escaped(name)}</string>
<key>PayloadIdentifier</key><string>${code}.profile</string>
<key>PayloadType</key><string>Configuration</string>
<key>PayloadUUID</key><string>${identifier(`${code} profile`)}</string>
<key>PayloadVersion</key><integer>1</integer>
</dict></plist>
`;
}

// The same at each download, so that iOS replaces the profile and does not add a second.
function identifier(subject: string): string {
  const digits = createHash('sha256').update(subject).digest('hex');
  return [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`, digits.slice(20, 32)].join('-').toUpperCase();
}
