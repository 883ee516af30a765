/* Written by `npm run client` from the contract. Change the contract, not this file. */
export interface ExportMonthEntryParams {
  month: string
}

export interface ExportMonthEntryQuery {
  format: 'quickbooks' | 'xero' | 'hledger'
}

export type ExportMonthEntryResponse = string
