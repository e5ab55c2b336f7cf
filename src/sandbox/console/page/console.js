import { api, saying, sayRefusal } from './api.js';
import { showApplications } from './applications.js';
import { showCashier } from './cashier.js';
import { showClock } from './clock.js';
import { showDirectory } from './directory.js';
import { showFaults } from './faults.js';
import { showFeedback } from './feedback.js';
import { showLanguage, t } from './language.js';
import { showMembers } from './members.js';
import { showMerchants } from './merchants.js';
import { showOutbox } from './outbox.js';
import { showPreview } from './preview.js';
import { showIndex, showSearch } from './search.js';
import { showVendors } from './vendors.js';
import { showVisits } from './visits.js';

const refreshEvery = 3000;
const place = (id) => document.getElementById(id);

async function start() {
  const state = await api('GET', '/state');
  showMerchants(place('merchants'), state);
  showVendors(place('vendors'), await api('GET', '/desk/vendors'));
  const parts = [showClock(place('clock'), refresh), showFaults(place('faults'), state, refresh), showOutbox(place('outbox')), showVisits(place('visits'))];
  const deskParts = [showApplications(place('applications'), refresh), showFeedback(place('feedback'), refresh)];
  const refreshMembers = showMembers(place('members'));
  const refreshCashier = showCashier(place('cashier'));
  const refreshDirectory = showDirectory(place('directory'));

  async function refresh() {
    const now = await api('GET', '/state');
    for (const part of parts) part(now);
    const desk = await api('GET', '/desk');
    for (const part of deskParts) part(desk);
    await refreshMembers();
    await refreshCashier();
    await refreshDirectory();
  }

  await refresh();
  setInterval(() => {
    // A restarting platform answers at the next refresh.
    if (!document.hidden) refresh().catch(() => {});
  }, refreshEvery);
}

place('reset').addEventListener('click', () => {
  if (confirm(t('Put the platform back to its first day? Every account, bet and switch goes.'))) {
    saying(t('As on the first day.'), async () => {
      await api('POST', '/reset');
      location.reload();
    });
  }
});

showLanguage('language');
showIndex(place('index'), document.querySelector('main'));
showPreview(place('preview')).catch(sayRefusal);
showSearch(place('search'), document.querySelector('main'));
start().catch(sayRefusal);
