/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface VerifyBalanceParams {
  id: string
}

export interface VerifyBalanceQuery {
  after?: number
}

export interface VerifyBalanceResponse {
  agrees: boolean
  events: number
  balances: {
    account: 'redeemable' | 'owed' | 'allowance:shoutout' | 'allowance:award'
    summed: number
    shown: number
  }[]
}
