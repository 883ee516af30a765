import { z } from 'zod'
import { memberAccounts, teamAccounts } from '../../kernel/account.ts'
import { requiredText } from '../../kernel/text.ts'

/** The accounts of the ledger, each of which goes to an account of the company. */
export const bookedAccounts = [...memberAccounts, ...teamAccounts] as const

/** An account of the company's own books. */
export const CompanyAccount = z.strictObject({ code: requiredText(20), name: requiredText(100) })
export type CompanyAccount = z.infer<typeof CompanyAccount>

/** Where each account of the ledger goes in the books of a company. */
export const CompanyAccounts = z.record(z.enum(bookedAccounts), CompanyAccount)
export type CompanyAccounts = z.infer<typeof CompanyAccounts>

/** The first month of the fiscal year: 1 is January. */
export const FiscalYearStart = z.int().min(1).max(12)

/** The tax rate of every line, as Xero calls it in the settings of the company. */
export const XeroTaxRate = requiredText(100)

/** Where each account of the ledger goes in the books of a company, and when its fiscal year begins. */
export const ChartOfAccounts = z
  .strictObject({ fiscalYearStartsIn: FiscalYearStart, xeroTaxRate: XeroTaxRate, accounts: CompanyAccounts })
  .superRefine(({ accounts }, context) => refuseSecondNames(accounts, context))
export type ChartOfAccounts = z.infer<typeof ChartOfAccounts>

/** Refuses a second name for a code: accounting programs know an account by one of the two. */
export const refuseSecondNames = (
  accounts: CompanyAccounts,
  { addIssue }: Pick<z.RefinementCtx, 'addIssue'>,
): void => {
  const names = new Map<string, string>()
  for (const account of bookedAccounts) {
    const { code, name } = accounts[account]
    const known = names.get(code) ?? name
    names.set(code, known)
    if (known !== name)
      addIssue({
        code: 'custom',
        path: ['accounts', account, 'name'],
        message: `The account ${code} has more than one name. Give it one name.`,
      })
  }
}
