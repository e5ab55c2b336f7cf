PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE migrations (step text primary key) strict;
INSERT INTO migrations VALUES('store 1');
INSERT INTO migrations VALUES('settings 1');
INSERT INTO migrations VALUES('settings 2');
INSERT INTO migrations VALUES('accounts 1');
INSERT INTO migrations VALUES('accounts 2');
INSERT INTO migrations VALUES('accounts 3');
INSERT INTO migrations VALUES('accounts 4');
INSERT INTO migrations VALUES('registration 1');
INSERT INTO migrations VALUES('money 1');
INSERT INTO migrations VALUES('money 2');
INSERT INTO migrations VALUES('money 3');
INSERT INTO migrations VALUES('games 1');
INSERT INTO migrations VALUES('play 1');
INSERT INTO migrations VALUES('lottery 1');
INSERT INTO migrations VALUES('agency 1');
INSERT INTO migrations VALUES('outbox 1');
INSERT INTO migrations VALUES('faults 1');
INSERT INTO migrations VALUES('faults 2');
INSERT INTO migrations VALUES('security 1');
INSERT INTO migrations VALUES('cashier 1');
INSERT INTO migrations VALUES('levels 1');
INSERT INTO migrations VALUES('activities 1');
INSERT INTO migrations VALUES('feedback 1');
INSERT INTO migrations VALUES('responsible 1');
INSERT INTO migrations VALUES('rewards 1');
INSERT INTO migrations VALUES('vitals 1');
CREATE TABLE facts (name text primary key, value text not null) strict;
INSERT INTO facts VALUES('filled','1795414223341');
CREATE TABLE merchants (
    code text primary key,
    trial_code text not null unique,
    name text not null,
    theme text not null,
    admits text not null default 'everyone' check (admits in ('everyone', 'agents')),
    maintenance integer not null default 0,
    restricted integer not null default 0,
    reopens_at integer,
    settings text not null
  , upgrading integer not null default 0, expired_minutes integer not null default 1, registration text not null default '{}') strict;
INSERT INTO merchants VALUES('leve','leve-trial','Leve','dark','everyone',0,0,NULL,'{"customerService":{"chat":"b9y6TLv9XWCPhYdbVIDAxuG9Qtmrbl5FpzAOCIaSFi8=e4e1edbc"},"imageCDNs":["/cdn"],"mobileTemplate":{"mem_cen":"new","dep_func":"new"},"resources":[{"resourceType":"IOS","url":"/sandbox/downloads/leve.mobileconfig"},{"resourceType":"Android","url":"/sandbox/downloads/android?merchant=leve"},{"resourceType":"MOBILECONFIG","url":"/sandbox/downloads/leve.mobileconfig"},{"resourceType":"AppDownloadIcon","url":"/sandbox/downloads/leve.svg"}],"whitelabel":{"USERNAMEREG3":true,"MOBILENUMREG3":true,"REGMOBVERF3":true,"MOBILENUMPASSREG3":true,"FACEBOOKLOGIN3":false,"GOOGLELOGIN3":false,"MOBILEVERCODELOGIN3":true,"DIRECTREG3":true,"CHNGPASSVERIF3":true,"DEPRECM3":true,"WITHREC3":true,"TRANSREC3":true,"TRANSBETREPMEM3":true,"PERSREP":true,"AGETRANSFERUP3":true,"REWCEN3":true,"MANPLAYREB3":true,"PLYRBT":true,"MAILCEN":true},"promotions":{"REFERRAL":{"enabled":true}},"contacts":{"TELEGRAM":{"url":"/sandbox/support?merchant=leve&channel=telegram"}},"speakFailures":true}',0,1,'{"mobileNum":{"enabled":true,"required":false},"username":{"enabled":true,"required":true},"password":{"enabled":true,"required":true},"confirmPassword":{"enabled":true,"required":true},"paymentPassword":{"enabled":false,"required":false},"idNumber":{"enabled":false,"required":false},"qqNum":{"enabled":false,"required":false},"facebook":{"enabled":false,"required":false},"wechat":{"enabled":false,"required":false},"line":{"enabled":false,"required":false},"whatsapp":{"enabled":false,"required":false},"zalo":{"enabled":false,"required":false},"email":{"enabled":true,"required":false},"nickname":{"enabled":true,"required":false},"payeeName":{"enabled":false,"required":false},"recommenderId":{"enabled":false,"required":false},"affiliateCode":{"enabled":true,"required":false},"captcha":{"enabled":false,"required":false}}');
INSERT INTO merchants VALUES('brisa','brisa-trial','Brisa','light','everyone',0,0,NULL,'{"customerService":{"chat":"livcvqJvqxBAzAkfvBGh1blV+KQZp8l6y3KbHkqbuA8=73af88a7"},"imageCDNs":["/cdn"],"mobileTemplate":{"mem_cen":"new","dep_func":"new"},"resources":[{"resourceType":"IOS","url":"/sandbox/downloads/brisa.mobileconfig"},{"resourceType":"Android","url":"/sandbox/downloads/android?merchant=brisa"},{"resourceType":"MOBILECONFIG","url":"/sandbox/downloads/brisa.mobileconfig"},{"resourceType":"AppDownloadIcon","url":"/sandbox/downloads/brisa.svg"}],"whitelabel":{"USERNAMEREG3":true,"MOBILENUMREG3":true,"REGMOBVERF3":true,"MOBILENUMPASSREG3":true,"FACEBOOKLOGIN3":false,"GOOGLELOGIN3":false,"MOBILEVERCODELOGIN3":true,"DIRECTREG3":true,"CHNGPASSVERIF3":true,"DEPRECM3":true,"WITHREC3":true,"TRANSREC3":true,"TRANSBETREPMEM3":true,"PERSREP":true,"AGETRANSFERUP3":true,"REWCEN3":true,"MANPLAYREB3":true,"PLYRBT":true,"MAILCEN":true},"promotions":{"REFERRAL":{"enabled":true}},"contacts":{"TELEGRAM":{"url":"/sandbox/support?merchant=brisa&channel=telegram"}},"speakFailures":true}',0,1,'{"mobileNum":{"enabled":true,"required":false},"username":{"enabled":true,"required":true},"password":{"enabled":true,"required":true},"confirmPassword":{"enabled":true,"required":true},"paymentPassword":{"enabled":false,"required":false},"idNumber":{"enabled":false,"required":false},"qqNum":{"enabled":false,"required":false},"facebook":{"enabled":false,"required":false},"wechat":{"enabled":false,"required":false},"line":{"enabled":false,"required":false},"whatsapp":{"enabled":false,"required":false},"zalo":{"enabled":false,"required":false},"email":{"enabled":true,"required":false},"nickname":{"enabled":true,"required":false},"payeeName":{"enabled":false,"required":false},"recommenderId":{"enabled":false,"required":false},"affiliateCode":{"enabled":true,"required":false},"captcha":{"enabled":false,"required":false}}');
CREATE TABLE members (
    id integer primary key,
    merchant text not null,
    account text not null collate nocase,
    nickname text,
    type integer not null,
    password_hash text,
    registered_at integer not null,
    first_login_at integer,
    upline_id integer references members (id),
    disabled integer not null default 0, dialing_code text, mobile_number text, email text collate nocase, payment_password_hash text, head_icon text,
    unique (merchant, account)
  ) strict;
INSERT INTO members VALUES(1,'leve','agente','Agente',1,'256$8$1$ulTouKSvnOfjKj/hTJPymA==$6gll6UXRbpbhMLeQM10gWMJlCxg4ueaQTY5v59i5ALur717c+4k28XMlBuJ2TCFz8eMIWrTe1gdotCjZ5YKtTA==',1784355022883,NULL,NULL,0,'+55','11912345678','agente@example.com','256$8$1$ulTouKSvnOfjKj/hTJPymA==$6gll6UXRbpbhMLeQM10gWMJlCxg4ueaQTY5v59i5ALur717c+4k28XMlBuJ2TCFz8eMIWrTe1gdotCjZ5YKtTA==',NULL);
INSERT INTO members VALUES(2,'leve','marina','Marina',0,'256$8$1$ulTouKSvnOfjKj/hTJPymA==$6gll6UXRbpbhMLeQM10gWMJlCxg4ueaQTY5v59i5ALur717c+4k28XMlBuJ2TCFz8eMIWrTe1gdotCjZ5YKtTA==',1784355022884,NULL,NULL,0,'+55','11987654321','marina@example.com','256$8$1$ulTouKSvnOfjKj/hTJPymA==$6gll6UXRbpbhMLeQM10gWMJlCxg4ueaQTY5v59i5ALur717c+4k28XMlBuJ2TCFz8eMIWrTe1gdotCjZ5YKtTA==',NULL);
CREATE TABLE sessions (
    token_hash text primary key,
    member_id integer not null references members (id),
    opened_at integer not null,
    expires_at integer not null
  ) strict;
CREATE TABLE captchas (
    visitor text primary key,
    answer text not null,
    expires_at integer not null
  ) strict;
CREATE TABLE messages (
    id integer primary key,
    member_id integer not null references members (id),
    title text not null,
    body text not null,
    sent_at integer not null,
    read_at integer
  ) strict;
INSERT INTO messages VALUES(1,2,'Sua conta está em dia','<p>Seus dados estão confirmados. Confira o extrato sempre que quiser nos <a href="/m/transaction/record">registros da conta</a>.</p>',1795327822889,NULL);
INSERT INTO messages VALUES(2,2,'Você chegou ao VIP Ouro','<p>Seus benefícios de nível já estão valendo, e há bônus à sua espera em <a href="/m/member/benefits">benefícios</a>.</p>',1794895822889,NULL);
INSERT INTO messages VALUES(3,2,'Resumo da semana 17','<p>O seu extrato e as suas apostas da semana estão nos <a href="/m/transaction/record">registros da conta</a>.</p><p>Se o jogo deixar de ser leve, faça uma pausa.</p>',1794723022889,1794723022889);
CREATE TABLE member_names (
    merchant text not null,
    name text not null collate nocase,
    member_id integer not null references members (id),
    primary key (merchant, name)
  ) strict;
INSERT INTO member_names VALUES('leve','agente',1);
INSERT INTO member_names VALUES('leve','11912345678',1);
INSERT INTO member_names VALUES('leve','marina',2);
INSERT INTO member_names VALUES('leve','11987654321',2);
CREATE TABLE identities (
    merchant text not null,
    subject text not null,
    member_id integer not null references members (id),
    primary key (merchant, subject)
  ) strict;
CREATE TABLE password_links (
    token_hash text primary key,
    member_id integer not null references members (id),
    expires_at integer not null
  ) strict;
CREATE TABLE attempts (
    id integer primary key,
    scope text not null,
    subject text not null,
    at integer not null
  ) strict;
CREATE TABLE sms_codes (
    merchant text not null,
    purpose text not null,
    subject text not null,
    code text not null,
    tries_left integer not null,
    expires_at integer not null,
    primary key (merchant, purpose, subject)
  ) strict;
CREATE TABLE affiliates (
    merchant text not null,
    code text not null collate nocase,
    member_id integer not null references members (id),
    domain text collate nocase,
    primary key (merchant, code)
  ) strict;
CREATE TABLE registrations (
    member_id integer primary key references members (id),
    method text not null,
    url text not null,
    domain text not null,
    affiliate_code text
  ) strict;
CREATE TABLE member_details (
    member_id integer not null references members (id),
    field text not null,
    value text not null,
    primary key (member_id, field)
  ) strict;
CREATE TABLE wallets (
    member_id integer primary key references members (id),
    currency text not null,
    balance integer not null default 0 check (balance >= 0)
  ) strict;
INSERT INTO wallets VALUES(1,'BRL',950442);
INSERT INTO wallets VALUES(2,'BRL',128450);
CREATE TABLE ledger (
    id integer primary key,
    member_id integer not null references wallets (member_id),
    amount integer not null check (amount <> 0),
    kind text not null,
    reference text not null,
    balance_after integer not null check (balance_after >= 0),
    at integer not null,
    unique (member_id, kind, reference)
  ) strict;
INSERT INTO ledger VALUES(1,1,975000,'opening','wallet',975000,1784355022883);
INSERT INTO ledger VALUES(2,2,128450,'opening','wallet',128450,1784355022884);
INSERT INTO ledger VALUES(734,1,10000,'deposit','deposit 1',985000,1784980920000);
INSERT INTO ledger VALUES(735,2,10000,'deposit','deposit 2',138450,1784980920000);
INSERT INTO ledger VALUES(738,1,50000,'deposit','deposit 5',1035000,1787141340000);
INSERT INTO ledger VALUES(739,2,50000,'deposit','deposit 6',188450,1787141340000);
INSERT INTO ledger VALUES(742,1,-44650,'withdrawal','withdrawal 1',990350,1787832840000);
INSERT INTO ledger VALUES(743,1,-350,'fee','withdrawal 1',990000,1787832840000);
INSERT INTO ledger VALUES(744,2,-44650,'withdrawal','withdrawal 2',143800,1787832840000);
INSERT INTO ledger VALUES(745,2,-350,'fee','withdrawal 2',143450,1787832840000);
INSERT INTO ledger VALUES(750,1,20000,'deposit','deposit 13',1010000,1790166600000);
INSERT INTO ledger VALUES(751,2,20000,'deposit','deposit 14',163450,1790166600000);
INSERT INTO ledger VALUES(754,1,-11650,'withdrawal','withdrawal 5',998350,1791376500000);
INSERT INTO ledger VALUES(755,1,-350,'fee','withdrawal 5',998000,1791376500000);
INSERT INTO ledger VALUES(756,1,12000,'withdrawalReturned','withdrawal 5',1010000,1791376680000);
INSERT INTO ledger VALUES(757,2,-11650,'withdrawal','withdrawal 6',151800,1791376500000);
INSERT INTO ledger VALUES(758,2,-350,'fee','withdrawal 6',151450,1791376500000);
INSERT INTO ledger VALUES(759,2,12000,'withdrawalReturned','withdrawal 6',163450,1791376680000);
INSERT INTO ledger VALUES(766,1,-12000,'withdrawal','withdrawal 9',998000,1791463320000);
INSERT INTO ledger VALUES(767,2,-12000,'withdrawal','withdrawal 10',151450,1791463320000);
INSERT INTO ledger VALUES(771,1,486,'commission','contract 1 20261026',998486,1793070000000);
INSERT INTO ledger VALUES(776,1,420,'commission','contract 1 20261027',998906,1793156400000);
INSERT INTO ledger VALUES(783,1,75,'commission','contract 1 20261028',998981,1793242800000);
INSERT INTO ledger VALUES(787,1,5000,'deposit','deposit 17',1003981,1793278260000);
INSERT INTO ledger VALUES(788,2,5000,'deposit','deposit 18',156450,1793278260000);
INSERT INTO ledger VALUES(791,1,615,'commission','contract 1 20261029',1004596,1793329200000);
INSERT INTO ledger VALUES(794,1,100,'commission','contract 1 20261030',1004696,1793415600000);
INSERT INTO ledger VALUES(798,1,605,'commission','contract 1 20261031',1005301,1793502000000);
INSERT INTO ledger VALUES(804,1,670,'commission','contract 1 20261101',1005971,1793588400000);
INSERT INTO ledger VALUES(810,1,154,'commission','contract 1 20261102',1006125,1793674800000);
INSERT INTO ledger VALUES(817,1,383,'commission','contract 1 20261103',1006508,1793761200000);
INSERT INTO ledger VALUES(823,1,748,'commission','contract 1 20261104',1007256,1793847600000);
INSERT INTO ledger VALUES(830,1,523,'commission','contract 1 20261105',1007779,1793934000000);
INSERT INTO ledger VALUES(835,1,201,'commission','contract 1 20261106',1007980,1794020400000);
INSERT INTO ledger VALUES(841,1,215,'commission','contract 1 20261107',1008195,1794106800000);
INSERT INTO ledger VALUES(845,1,497,'commission','contract 1 20261108',1008692,1794193200000);
INSERT INTO ledger VALUES(851,1,205,'commission','contract 1 20261109',1008897,1794279600000);
INSERT INTO ledger VALUES(856,1,184,'commission','contract 1 20261110',1009081,1794366000000);
INSERT INTO ledger VALUES(859,1,-30000,'transferOut','transfer 1',979081,1794366000000);
INSERT INTO ledger VALUES(863,1,10000,'deposit','deposit 25',989081,1794402300000);
INSERT INTO ledger VALUES(864,2,10000,'deposit','deposit 26',166450,1794402300000);
INSERT INTO ledger VALUES(870,1,80,'commission','contract 1 20261111',989161,1794452400000);
INSERT INTO ledger VALUES(877,1,448,'commission','contract 1 20261112',989609,1794538800000);
INSERT INTO ledger VALUES(887,1,162,'commission','contract 1 20261113',989771,1794625200000);
INSERT INTO ledger VALUES(895,1,185,'commission','contract 1 20261114',989956,1794711600000);
INSERT INTO ledger VALUES(901,1,620,'commission','contract 1 20261115',990576,1794798000000);
INSERT INTO ledger VALUES(907,1,181,'commission','contract 1 20261116',990757,1794884400000);
INSERT INTO ledger VALUES(911,1,375,'commission','contract 1 20261117',991132,1794970800000);
INSERT INTO ledger VALUES(916,1,-15000,'transferOut','transfer 3',976132,1794970800000);
INSERT INTO ledger VALUES(920,1,-28000,'withdrawal','withdrawal 13',948132,1795007400000);
INSERT INTO ledger VALUES(921,2,-28000,'withdrawal','withdrawal 14',138450,1795007400000);
INSERT INTO ledger VALUES(926,1,681,'commission','contract 1 20261118',948813,1795057200000);
INSERT INTO ledger VALUES(931,1,161,'commission','contract 1 20261119',948974,1795143600000);
INSERT INTO ledger VALUES(936,1,10000,'transferIn','transfer 5',958974,1795143600000);
INSERT INTO ledger VALUES(942,1,991,'commission','contract 1 20261120',959965,1795230000000);
INSERT INTO ledger VALUES(949,1,-10000,'withdrawal','withdrawal 17',949965,1795267440000);
INSERT INTO ledger VALUES(950,2,-10000,'withdrawal','withdrawal 18',128450,1795267440000);
INSERT INTO ledger VALUES(953,1,223,'commission','contract 1 20261121',950188,1795316400000);
INSERT INTO ledger VALUES(958,1,254,'commission','contract 1 20261122',950442,1795402800000);
CREATE TABLE stakes (
    member_id integer not null references wallets (member_id),
    reference text not null,
    title text not null,
    amount integer not null check (amount > 0),
    staked_at integer not null,
    payout integer,
    settled_at integer,
    primary key (member_id, reference)
  ) strict;
CREATE TABLE money_requests (
    member_id integer not null references wallets (member_id),
    request_id text not null,
    what text not null,
    result integer not null,
    at integer not null,
    primary key (member_id, request_id)
  ) strict;
CREATE TABLE vendors (
    code text primary key,
    name text not null,
    available integer not null default 1,
    position integer not null
  ) strict;
INSERT INTO vendors VALUES('BGS','BGS',1,0);
INSERT INTO vendors VALUES('AURORA','Aurora',1,1);
INSERT INTO vendors VALUES('VOLT','Volt',1,2);
INSERT INTO vendors VALUES('IPE','Ipê',0,3);
INSERT INTO vendors VALUES('SERRA','Serra',1,4);
INSERT INTO vendors VALUES('PRISMA','Prisma',1,5);
INSERT INTO vendors VALUES('VITORIA','Vitória',1,6);
INSERT INTO vendors VALUES('MARE','Maré',1,7);
INSERT INTO vendors VALUES('RECIFE','Recife Azul',1,8);
INSERT INTO vendors VALUES('SALAO','Salão Nobre',1,9);
INSERT INTO vendors VALUES('DIAMANTE','Diamante',1,10);
INSERT INTO vendors VALUES('DUELO','Duelo',1,11);
INSERT INTO vendors VALUES('PIXEL','Pixel',1,12);
INSERT INTO vendors VALUES('LEVE','Leve',1,13);
INSERT INTO vendors VALUES('ARENA','Arena',1,14);
INSERT INTO vendors VALUES('TCG_LOTTO_VN','TCG Việt Nam',1,15);
INSERT INTO vendors VALUES('TCG_SEA','TCG SEA',1,16);
INSERT INTO vendors VALUES('LOTT','Loterias',1,17);
INSERT INTO vendors VALUES('ELOTT','E-Loterias',1,18);
CREATE TABLE classifications (
    vendor text not null references vendors (code),
    code text not null,
    label_pt text not null,
    label_en text not null,
    position integer not null,
    primary key (vendor, code)
  ) strict;
INSERT INTO classifications VALUES('BGS','classicos','Clássicos','Classics',0);
INSERT INTO classifications VALUES('BGS','aventura','Aventura','Adventure',1);
INSERT INTO classifications VALUES('BGS','animais','Animais','Animals',2);
INSERT INTO classifications VALUES('BGS','frutas','Frutas','Fruits',3);
INSERT INTO classifications VALUES('BGS','acumulados','Acumulados','Jackpots',4);
INSERT INTO classifications VALUES('AURORA','classicos','Clássicos','Classics',0);
INSERT INTO classifications VALUES('AURORA','aventura','Aventura','Adventure',1);
INSERT INTO classifications VALUES('AURORA','acumulados','Acumulados','Jackpots',2);
INSERT INTO classifications VALUES('AURORA','shows','Game shows','Game shows',3);
INSERT INTO classifications VALUES('VOLT','classicos','Clássicos','Classics',0);
INSERT INTO classifications VALUES('VOLT','frutas','Frutas','Fruits',1);
INSERT INTO classifications VALUES('VOLT','festa','Festa','Party',2);
INSERT INTO classifications VALUES('IPE','aventura','Aventura','Adventure',0);
INSERT INTO classifications VALUES('IPE','animais','Animais','Animals',1);
INSERT INTO classifications VALUES('IPE','frutas','Frutas','Fruits',2);
INSERT INTO classifications VALUES('IPE','festa','Festa','Party',3);
INSERT INTO classifications VALUES('IPE','cartas','Cartas','Cards',4);
INSERT INTO classifications VALUES('SERRA','aventura','Aventura','Adventure',0);
INSERT INTO classifications VALUES('SERRA','animais','Animais','Animals',1);
INSERT INTO classifications VALUES('PRISMA','classicos','Clássicos','Classics',0);
INSERT INTO classifications VALUES('PRISMA','acumulados','Acumulados','Jackpots',1);
INSERT INTO classifications VALUES('PRISMA','shows','Game shows','Game shows',2);
INSERT INTO classifications VALUES('VITORIA','animais','Animais','Animals',0);
INSERT INTO classifications VALUES('VITORIA','frutas','Frutas','Fruits',1);
INSERT INTO classifications VALUES('VITORIA','oceano','Oceano','Ocean',2);
INSERT INTO classifications VALUES('MARE','oceano','Oceano','Ocean',0);
INSERT INTO classifications VALUES('MARE','aventura','Aventura','Adventure',1);
INSERT INTO classifications VALUES('SALAO','roleta','Roleta','Roulette',0);
INSERT INTO classifications VALUES('SALAO','cartas','Cartas','Cards',1);
INSERT INTO classifications VALUES('SALAO','shows','Game shows','Game shows',2);
INSERT INTO classifications VALUES('DIAMANTE','roleta','Roleta','Roulette',0);
INSERT INTO classifications VALUES('DIAMANTE','cartas','Cartas','Cards',1);
INSERT INTO classifications VALUES('DUELO','cartas','Cartas','Cards',0);
INSERT INTO classifications VALUES('DUELO','tabuleiro','Tabuleiro','Board games',1);
INSERT INTO classifications VALUES('PIXEL','tabuleiro','Tabuleiro','Board games',0);
INSERT INTO classifications VALUES('PIXEL','instantaneos','Instantâneos','Instant',1);
INSERT INTO classifications VALUES('LEVE','instantaneos','Instantâneos','Instant',0);
INSERT INTO classifications VALUES('LEVE','classicos','Clássicos','Classics',1);
CREATE TABLE games (
    node_id text primary key,
    game_id text not null,
    vendor text not null references vendors (code),
    category text not null,
    classification text not null,
    name_pt text not null,
    name_en text not null,
    search_pt text not null,
    search_en text not null,
    emblem text not null,
    palette text not null,
    is_new integer not null default 0,
    minimum_bet integer not null,
    hot_position integer,
    position integer not null
  ) strict;
INSERT INTO games VALUES('10001','BGS-tigre-da-mata','BGS','RNG','animais','Um nome antigo','Jungle Tiger','tigre da mata','jungle tiger','tiger','forest',0,10,1,0);
INSERT INTO games VALUES('10002','MARE-rei-do-mar','MARE','FISH','oceano','Rei do Mar','King of the Sea','rei do mar','king of the sea','shark','wine',0,75,2,1);
INSERT INTO games VALUES('10003','BGS-sete-fogos','BGS','RNG','classicos','Sete Fogos','Seven Fires','sete fogos','seven fires','flame','orchid',0,75,3,2);
INSERT INTO games VALUES('10004','AURORA-noite-de-gala','AURORA','RNG','acumulados','Noite de Gala','Gala Night','noite de gala','gala night','mask','rose',0,10,4,3);
INSERT INTO games VALUES('10005','LEVE-sobe-foguete','LEVE','INHOUSE','instantaneos','Sobe Foguete','Up She Goes','sobe foguete','up she goes','rocket','night',0,1,5,4);
INSERT INTO games VALUES('10006','VOLT-raio-certeiro','VOLT','RNG','classicos','Raio Certeiro','True Bolt','raio certeiro','true bolt','lightning','forest',0,75,6,5);
INSERT INTO games VALUES('999999','gone','BGS','RNG','animais','Jogo que saiu','A game that left','jogo que saiu','a game that left','tiger','forest',0,10,NULL,9999);
CREATE TABLE favourites (
    member_id integer not null references members (id),
    node_id text not null references games (node_id),
    added_at integer not null,
    primary key (member_id, node_id)
  ) strict;
INSERT INTO favourites VALUES(2,'10001',1795000000000);
INSERT INTO favourites VALUES(2,'999999',1795000000001);
CREATE TABLE recent_games (
    member_id integer not null references members (id),
    node_id text not null references games (node_id),
    played_at integer not null,
    primary key (member_id, node_id)
  ) strict;
CREATE TABLE seats (
    id text primary key,
    ticket_digest text not null unique,
    secret_digest text,
    session text not null references sessions (token_hash) on delete cascade,
    member_id integer not null references members (id),
    kind text not null check (kind in ('reels', 'sports', 'lottery')),
    node_id text not null,
    focus text not null,
    language text not null,
    back_url text not null,
    launched_at integer not null
  ) strict;
CREATE TABLE bets (
    id integer primary key,
    member_id integer references members (id),
    account text not null,
    reference text not null,
    vendor text not null,
    category text not null,
    node_id text not null,
    title text not null,
    stake integer not null check (stake > 0),
    payout integer not null default 0 check (payout >= 0),
    state text not null default 'open' check (state in ('open', 'won', 'lost')),
    outcome text,
    play_money integer not null default 0,
    placed_at integer not null,
    settled_at integer,
    settled_day text,
    unique (member_id, reference)
  ) strict;
INSERT INTO bets VALUES(1,NULL,'aline73','crowd-1795284630000','BGS','RNG','10017','Trono do Rei',10000,0,'lost','{"grid":[6,2,0,6,3,5,6,3,6],"wins":[]}',0,1795284630000,1795284630000,'20261121');
INSERT INTO bets VALUES(2,NULL,'marcelo90','crowd-1795284675000','BGS','RNG','10037','Céu de Estrelas',500,0,'lost','{"grid":[6,4,4,5,4,4,6,4,6],"wins":[]}',0,1795284675000,1795284675000,'20261121');
INSERT INTO bets VALUES(3,NULL,'isa94','crowd-1795284720000','AURORA','LIVE','10049','Bacará do Porto',20000,0,'lost','{"grid":[5,2,5,5,6,6,6,4,4],"wins":[]}',0,1795284720000,1795284720000,'20261121');
CREATE TABLE tickets (
    bet_id integer primary key references bets (id),
    lottery text not null,
    period text not null,
    kind text not null,
    pick text not null,
    draws_at integer not null,
    number text
  ) strict;
CREATE TABLE contracts (
    id integer primary key,
    member_id integer not null references members (id),
    kind text not null check (kind in ('salary', 'dividend', 'hour', 'commission')),
    terms text not null,
    state text not null check (state in ('offered', 'accepted', 'declined', 'ended')),
    offered_at integer not null,
    decided_at integer,
    paid_until integer,
    due_at integer
  ) strict;
CREATE TABLE contract_payments (
    id integer primary key,
    contract_id integer not null references contracts (id),
    period text not null,
    begins_at integer not null,
    ends_at integer not null,
    active integer not null,
    stakes integer not null,
    basis integer not null,
    amount integer not null,
    paid_at integer not null,
    unique (contract_id, period)
  ) strict;
CREATE TABLE transfers (
    id integer primary key,
    sender_id integer not null references members (id),
    recipient_id integer not null references members (id),
    amount integer not null check (amount > 0),
    request_id text not null,
    at integer not null,
    unique (sender_id, request_id)
  ) strict;
CREATE TABLE outbox (
    id integer primary key,
    merchant text not null,
    channel text not null check (channel in ('sms', 'mail')),
    recipient text not null,
    subject text not null,
    body text not null,
    sent_at integer not null
  ) strict;
CREATE TABLE faults (
    endpoint text primary key,
    kind text not null,
    delay integer not null default 0,
    calls_left integer
  , code text not null default '') strict;
CREATE TABLE destinations (
    id integer primary key,
    member_id integer not null references members (id),
    method text not null check (method in ('PIX', 'BANK')),
    key_kind text,
    bank text,
    value text not null,
    holder text,
    cpf text,
    added_at integer not null
  ) strict;
CREATE TABLE security_answers (
    member_id integer not null references members (id),
    question text not null,
    answer_hash text not null,
    primary key (member_id, question)
  ) strict;
CREATE TABLE deposits (
    id integer primary key,
    member_id integer not null references wallets (member_id),
    merchant text not null,
    method text not null,
    amount integer not null check (amount > 0),
    fee integer not null default 0 check (fee >= 0 and fee < amount),
    status text not null check (status in ('waiting', 'paid', 'expired', 'cancelled')),
    reference text not null unique,
    created_at integer not null,
    changed_at integer not null,
    expires_at integer not null
  ) strict;
CREATE TABLE withdrawals (
    id integer primary key,
    member_id integer not null references wallets (member_id),
    merchant text not null,
    method text not null,
    amount integer not null check (amount > 0),
    fee integer not null check (fee >= 0 and fee < amount),
    status text not null check (status in ('requested', 'review', 'sent', 'paid', 'returned')),
    destination text not null,
    pay_to text not null,
    created_at integer not null,
    changed_at integer not null
  ) strict;
CREATE TABLE withdrawal_stages (
    withdrawal_id integer not null references withdrawals (id),
    stage text not null,
    at integer not null,
    primary key (withdrawal_id, stage)
  ) strict;
CREATE TABLE carried_volumes (
    member_id integer primary key references members (id),
    deposits integer not null,
    stakes integer not null
  ) strict;
CREATE TABLE applications (
    id integer primary key,
    activity text not null,
    member_id integer not null references members (id),
    remark text not null,
    state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined')),
    bonus integer,
    sent_at integer not null,
    decided_at integer,
    unique (activity, member_id)
  ) strict;
CREATE TABLE application_pictures (
    id text primary key,
    member_id integer not null references members (id),
    application_id integer references applications (id),
    type text not null,
    bytes blob not null,
    uploaded_at integer not null
  ) strict;
CREATE TABLE feedback (
    id integer primary key,
    member_id integer not null references members (id),
    kind text not null,
    text text not null,
    contact text not null,
    sent_at integer not null
  ) strict;
CREATE TABLE play_limits (
    member_id integer not null references members (id),
    kind text not null,
    period text not null,
    amount integer check (amount >= 0),
    pending_amount integer check (pending_amount >= 0),
    pending_at integer,
    primary key (member_id, kind, period)
  ) strict;
CREATE TABLE play_breaks (
    id integer primary key,
    member_id integer not null references members (id),
    kind text not null check (kind in ('pause', 'exclusion')),
    starts_at integer not null,
    ends_at integer
  ) strict;
CREATE TABLE reality_checks (
    member_id integer primary key references members (id),
    minutes integer not null
  ) strict;
CREATE TABLE play_times (
    member_id integer not null references members (id),
    day text not null,
    duration integer not null,
    seen_at integer not null,
    primary key (member_id, day)
  ) strict;
CREATE TABLE rebate_claims (
    id integer primary key,
    member_id integer not null references members (id),
    request_id text not null,
    since integer not null,
    before integer not null,
    amount integer not null check (amount > 0),
    claimed_at integer not null,
    unique (member_id, request_id)
  ) strict;
CREATE TABLE rebate_days (
    claim_id integer not null references rebate_claims (id),
    day text not null,
    staked integer not null,
    rate integer not null,
    amount integer not null,
    primary key (claim_id, day)
  ) strict;
CREATE TABLE rewards (
    id integer primary key,
    member_id integer not null references members (id),
    reference text not null,
    source text not null check (source in ('mission', 'level', 'promotion')),
    title_pt text not null,
    title_en text not null,
    amount integer not null check (amount > 0),
    granted_at integer not null,
    expires_at integer not null,
    claimed_at integer,
    unique (member_id, reference)
  ) strict;
CREATE TABLE vitals_report (
    id integer primary key,
    merchant text not null,
    body text not null,
    received_at integer not null
  ) strict;
CREATE INDEX sessions_by_expiry on sessions (expires_at);
CREATE INDEX messages_by_member on messages (member_id, read_at);
CREATE INDEX attempts_by_subject on attempts (scope, subject, at);
CREATE INDEX ledger_by_member on ledger (member_id, id);
CREATE INDEX stakes_by_time on stakes (member_id, staked_at);
CREATE INDEX open_stakes on stakes (member_id) where settled_at is null;
CREATE INDEX ledger_by_time on ledger (member_id, at);
CREATE INDEX games_by_category on games (category, position);
CREATE INDEX games_by_vendor on games (vendor, category, position);
CREATE INDEX new_games on games (category, position) where is_new = 1;
CREATE INDEX hot_games on games (hot_position) where hot_position is not null;
CREATE INDEX favourites_by_time on favourites (member_id, added_at);
CREATE INDEX seats_by_session on seats (session);
CREATE INDEX seats_by_time on seats (launched_at);
CREATE UNIQUE INDEX crowd_by_time on bets (placed_at) where member_id is null;
CREATE INDEX bets_by_member on bets (member_id, id);
CREATE INDEX bets_by_game on bets (member_id, node_id, id);
CREATE INDEX wins_by_day on bets (settled_day, payout) where state = 'won' and play_money = 0;
CREATE INDEX open_tickets on tickets (draws_at) where number is null;
CREATE INDEX contracts_by_member on contracts (member_id, kind);
CREATE INDEX contracts_by_due_time on contracts (due_at) where state = 'accepted';
CREATE UNIQUE INDEX one_offer_of_a_kind on contracts (member_id, kind) where state = 'offered';
CREATE UNIQUE INDEX one_contract_of_a_kind on contracts (member_id, kind) where state = 'accepted';
CREATE INDEX transfers_by_recipient on transfers (recipient_id);
CREATE INDEX members_by_upline on members (upline_id);
CREATE INDEX stakes_by_settlement on stakes (member_id, settled_at);
CREATE UNIQUE INDEX destinations_of_members on destinations (member_id, method, coalesce(bank, ''), value);
CREATE INDEX deposits_by_member on deposits (member_id, created_at);
CREATE UNIQUE INDEX waiting_deposits on deposits (member_id, method) where status = 'waiting';
CREATE INDEX withdrawals_by_member on withdrawals (member_id, created_at);
CREATE INDEX pictures_by_member on application_pictures (member_id, application_id);
CREATE INDEX play_breaks_by_member on play_breaks (member_id);
CREATE TRIGGER play_breaks_are_never_altered before update on play_breaks begin select raise(abort, 'a break is kept'); end;
CREATE TRIGGER play_breaks_are_never_lifted before delete on play_breaks begin select raise(abort, 'a break is kept'); end;
CREATE INDEX rebate_claims_by_time on rebate_claims (member_id, before);
CREATE INDEX stakes_by_settling on stakes (member_id, settled_at);
CREATE TRIGGER ledger_is_never_altered before update on ledger begin select raise(abort, 'the ledger is written once'); end;
CREATE TRIGGER ledger_is_never_shortened before delete on ledger begin select raise(abort, 'the ledger is written once'); end;
COMMIT;
