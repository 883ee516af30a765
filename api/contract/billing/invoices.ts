import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Cents } from './subscription.ts'

export const Invoice = z.object({
  id: AnswerText,
  created: AnswerText,
  /** In the smallest unit of the currency. */
  total: Cents,
  currency: AnswerText,
  /** Null until the invoice is final. */
  number: AnswerText.nullable(),
  paid: z.boolean(),
  /** The address of the PDF. */
  invoice_pdf: AnswerText.nullable(),
  /** Where a person pays an open invoice, also with a card that the bank asks about. */
  payment_url: AnswerText.nullable(),
})
export type Invoice = z.infer<typeof Invoice>

export const listInvoices = defineCall({
  name: 'listInvoices',
  method: 'GET',
  path: '/v1/team/invoices',
  access: 'admin',
  summary: 'The invoices of the subscription, the newest first',
  response: z.object({ open_invoices: answerList(Invoice), paid_invoices: answerList(Invoice) }),
  errors: ['UNAVAILABLE'],
})
