/** The platform's codes in words: kinds of member, moves of money, faults, fields, channels. */
export const names = {
  types: { 0: 'member', 1: 'agent', 2: 'agent', 4: 'trial', 40: 'member', 41: 'agent', 42: 'agent' },
  moves: {
    opening: 'opening balance', stake: 'stake', win: 'win', refund: 'refund', adjustment: 'adjustment', deposit: 'deposit', withdrawal: 'withdrawal',
    fee: 'fee', withdrawalReturned: 'withdrawal returned', rebate: 'cashback', reward: 'reward', transferOut: 'transfer sent', transferIn: 'transfer received',
    salary: 'salary', dividend: 'dividend', commission: 'commission',
  },
  faults: {
    delay: 'slow', 401: '401, session ended', 429: '429, too many calls', 500: '500, broken', silence: 'no answer', cut: 'cut off half-way',
    'not-json': 'not JSON', 'wrong-shape': 'wrong shape', empty: 'empty', refusal: 'refused with a code',
  },
  fields: {
    mobileNum: 'mobile number', username: 'username', password: 'password', confirmPassword: 'password, again', paymentPassword: 'withdrawal password',
    idNumber: 'CPF', qqNum: 'QQ', facebook: 'Facebook', wechat: 'WeChat', line: 'LINE', whatsapp: 'WhatsApp', zalo: 'Zalo', email: 'email',
    nickname: 'nickname', payeeName: 'full name', recommenderId: 'invitation code', affiliateCode: 'affiliate code', captcha: 'captcha',
  },
  channels: { sms: 'SMS', mail: 'email' },
};
