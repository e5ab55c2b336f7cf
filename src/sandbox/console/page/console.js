import { api, saying } from './api.js';
import { showCashier } from './cashier.js';
import { showClock } from './clock.js';
import { showFaults } from './faults.js';
import { showMembers } from './members.js';
import { showMerchants } from './merchants.js';
import { showOutbox } from './outbox.js';
import { showVisits } from './visits.js';

const refreshEvery = 3000;
const place = (id) => document.getElementById(id);

async function start() {
  const state = await api('GET', '/state');
  showMerchants(place('merchants'), state.merchants);
  const parts = [showClock(place('clock'), refresh), showFaults(place('faults'), state, refresh), showOutbox(place('outbox')), showVisits(place('visits'))];
  const refreshMembers = showMembers(place('members'));
  const refreshCashier = showCashier(place('cashier'));

  async function refresh() {
    const now = await api('GET', '/state');
    for (const part of parts) part(now);
    await refreshMembers();
    await refreshCashier();
  }

  await refresh();
  setInterval(() => {
    // A restarting platform answers at the next refresh.
    if (!document.hidden) refresh().catch(() => {});
  }, refreshEvery);
}

place('reset').addEventListener('click', () => {
  if (confirm('Put the platform back to its first day? Every account, bet and switch goes.')) {
    saying('As on the first day.', async () => {
      await api('POST', '/reset');
      location.reload();
    });
  }
});

saying('', start);
