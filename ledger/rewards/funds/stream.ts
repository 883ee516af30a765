import { defineStream } from '../../handling/defineStream.ts'
import { captureFund } from './captureFund.ts'
import { choosePaymentMethod } from './choosePaymentMethod.ts'
import { fundEvents } from './events.ts'
import { refundFund } from './refundFund.ts'
import { reinstatePostpay } from './reinstatePostpay.ts'
import { reinstateTopUp } from './reinstateTopUp.ts'
import { releaseFund } from './releaseFund.ts'
import { reserveFund } from './reserveFund.ts'
import { reversePostpay } from './reversePostpay.ts'
import { reverseTopUp } from './reverseTopUp.ts'
import { settlePostpay } from './settlePostpay.ts'
import { evolve, initialState } from './state.ts'
import { topUpFund } from './topUpFund.ts'

export const fundStream = defineStream({
  name: 'fund',
  key: () => [],
  isLong: true,
  initialState,
  evolve,
  events: fundEvents,
  rules: {
    topUpFund,
    reserveFund,
    releaseFund,
    captureFund,
    refundFund,
    choosePaymentMethod,
    reverseTopUp,
    reinstateTopUp,
    settlePostpay,
    reversePostpay,
    reinstatePostpay,
  },
})
