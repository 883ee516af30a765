import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Month } from '@laurel/ledger/kernel/month.ts'
import { bookedAccounts, CompanyAccount } from '@laurel/ledger/teams/finance/vocabulary.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText, fileLengthMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'

/** The newest months of a team are listed. */
export const bookMonthsMax = 240
/** A pack can be fetched for so long after it was ordered. */
export const packKeptDays = 30

export const bookStates = ['running', 'open', 'closed'] as const
export const readingStates = ['none', 'running', 'ready', 'failed'] as const

const Reading = z.object({ state: z.enum(readingStates), problem: AnswerText.nullable() })

/** A month of the team: it runs, it is over and open, or it is closed and can't change any more. */
export const BookMonth = z.object({
  id: Month,
  state: z.enum(bookStates),
  /** Its first instant, and the first one after it. */
  from: Instant,
  until: Instant,
  closed_at: Instant.nullable(),
  /** Null where an operator closed it, and where Laurel does not know the person any more. */
  closed_by: UserReference.nullable(),
  /** Whether its figures were read from the log. An open month whose books are read is being closed. */
  books: Reading,
  /** The signed archive for auditors. */
  pack: Reading.extend({ bytes: z.int().min(0), expires_at: Instant.nullable() }),
})
export type BookMonth = z.infer<typeof BookMonth>

const Cents = z.int()

/** A line of the journal entry: a debit is positive, a credit negative, in US cents. */
export const EntryLine = CompanyAccount.extend({
  debit: Cents,
  /** The accounts of the ledger that moved. */
  from: z.array(z.enum(bookedAccounts)).max(bookedAccounts.length),
})
export type EntryLine = z.infer<typeof EntryLine>

/** What people held before, what changed it, and what they held at the end, in points: a point is a US cent. */
export const MonthStatement = z.object({
  opening: Cents,
  earned: Cents,
  redeemed: Cents,
  expired: Cents,
  recalled: Cents,
  corrections: Cents,
  closing: Cents,
})
export type MonthStatement = z.infer<typeof MonthStatement>

export const MonthBooks = BookMonth.extend({
  /** Null until the books are read. */
  statement: MonthStatement.nullable(),
  /** In the accounts of the company; without lines where nothing moved. Null until the books are read. */
  entry: z
    .object({
      /** `FY2027 P01`. */
      fiscal_period: AnswerText,
      /** Set where the company has no chart of accounts yet, so that the accounts are those of an example. */
      is_example: z.boolean(),
      lines: z.array(EntryLine).max(bookedAccounts.length),
    })
    .nullable(),
})
export type MonthBooks = z.infer<typeof MonthBooks>

const params = z.object({ month: Month })

/** The months of the team, the newest first. */
export const listBooks = defineCall({
  name: 'listBooks',
  method: 'GET',
  path: '/v1/admin/books',
  access: 'admin',
  keyScope: 'ledger:read',
  summary: 'The months of the team, and which of them are closed',
  query: After,
  response: z.object({ months: z.array(BookMonth).max(bookMonthsMax) }),
})

export const getMonthBooks = defineCall({
  name: 'getMonthBooks',
  method: 'GET',
  path: '/v1/admin/books/:month',
  access: 'admin',
  keyScope: 'ledger:read',
  summary: 'The statement and the journal entry of a month',
  params,
  query: After,
  response: MonthBooks,
  errors: ['NOT_FOUND'],
})

/** Closes a month in the background: nothing can be posted into it afterwards. */
export const closeMonth = defineCall({
  name: 'closeMonth',
  method: 'POST',
  path: '/v1/admin/books/:month/close',
  access: 'admin',
  summary: 'Close a month',
  params,
  response: MonthBooks,
  errors: ['NOT_FOUND', 'MONTH_NOT_OVER', 'MONTH_CLOSED'],
})

/** Reads the figures of a closed month from the log, in the background, and compares them with what was closed. */
export const readMonthBooks = defineCall({
  name: 'readMonthBooks',
  method: 'POST',
  path: '/v1/admin/books/:month/read',
  access: 'admin',
  summary: 'Read the figures of a closed month',
  params,
  response: MonthBooks,
  errors: ['NOT_FOUND', 'MONTH_OPEN'],
})

export const entryFormats = ['quickbooks', 'xero', 'hledger'] as const
export type EntryFormat = (typeof entryFormats)[number]

export const exportMonthEntry = defineCall({
  name: 'exportMonthEntry',
  method: 'GET',
  path: '/v1/admin/books/:month/entry',
  access: 'admin',
  keyScope: 'ledger:read',
  summary: 'The journal entry of a closed month, for an accounting program',
  params,
  query: z.object({ format: z.enum(entryFormats) }),
  response: z.string().max(fileLengthMax),
  answers: 'csv',
  errors: ['NOT_FOUND', 'BOOKS_NOT_READ'],
})

/** Writes the attestation pack of a closed month in the background. */
export const orderAttestationPack = defineCall({
  name: 'orderAttestationPack',
  method: 'POST',
  path: '/v1/admin/books/:month/pack',
  access: 'admin',
  summary: 'Order the attestation pack of a closed month',
  isExport: true,
  params,
  response: MonthBooks,
  errors: ['NOT_FOUND', 'MONTH_OPEN'],
})

export const fetchAttestationPack = defineCall({
  name: 'fetchAttestationPack',
  method: 'GET',
  path: '/v1/admin/books/:month/pack',
  access: 'admin',
  summary: 'The attestation pack of a closed month, as a ZIP file',
  isExport: true,
  params,
  response: z.instanceof(Blob),
  answers: 'zip',
  errors: ['NOT_FOUND', 'PACK_NOT_READY'],
})
