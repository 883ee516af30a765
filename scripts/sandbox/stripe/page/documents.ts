import { escapeHtml } from '../../plainPage/escapeHtml.ts'
import { plainPage } from '../../plainPage/plainPage.ts'
import { amountDueOf, totalOf } from '../objects/invoice.ts'
import type { InvoiceRow } from '../state/billingRows.ts'
import type { ChargeRow } from '../state/paymentRows.ts'
import { drawPdf, type PdfText } from './pdf.ts'
import { dayOf, dollars } from './texts.ts'

type Row = readonly [string, string]

const invoiceRows = (invoice: InvoiceRow): readonly Row[] => [
  ...invoice.lines.map(({ description, amount }): Row => [description, dollars(amount)]),
  ['Total', dollars(totalOf(invoice))],
  ['Amount due', dollars(amountDueOf(invoice))],
  ['Amount paid', dollars(invoice.amountPaid)],
]

const titleOf = ({ number, status, finalizedAt, created }: InvoiceRow): string =>
  `Invoice ${number ?? ''}, ${dayOf(finalizedAt ?? created)}: ${status}`

const receiptRows = (charge: ChargeRow): readonly Row[] => [
  [charge.description ?? 'Payment', dollars(charge.amount)],
  ['Amount paid', dollars(charge.amount)],
  ...(charge.amountRefunded > 0 ? [['Refunded', dollars(charge.amountRefunded)] as const] : []),
]

const receiptTitle = ({ receiptNumber, created }: ChargeRow): string =>
  `Receipt ${receiptNumber}, ${dayOf(created)}`

const top = 780
const lineHeight = 22

const asPdf = (title: string, rows: readonly Row[]): Buffer =>
  drawPdf([
    { x: 50, y: top, size: 16, text: title },
    ...rows.flatMap(([name, amount], index): readonly PdfText[] => {
      const y = top - 50 - index * lineHeight
      return [
        { x: 50, y, size: 11, text: name },
        { x: 460, y, size: 11, text: amount },
      ]
    }),
  ])

const asPage = (title: string, rows: readonly Row[], more: string): string =>
  plainPage(
    title,
    `<h1>${escapeHtml(title)}</h1><table>${rows
      .map(([name, amount]) => `<tr><td>${escapeHtml(name)}</td><td>${escapeHtml(amount)}</td></tr>`)
      .join('')}</table>${more}`,
  )

export const invoicePdf = (invoice: InvoiceRow): Buffer => asPdf(titleOf(invoice), invoiceRows(invoice))

export const invoicePage = (invoice: InvoiceRow): string =>
  asPage(
    titleOf(invoice),
    invoiceRows(invoice),
    `<p><a href="/stripe/invoices/${invoice.id}/pdf">Download the PDF</a></p>${invoice.status === 'open' ? payForm(invoice) : ''}`,
  )

const payForm = ({ id }: InvoiceRow): string =>
  `<form method="post" action="/stripe/invoices/${id}/pay"><div class="buttons from-start"><button type="submit">Pay, and confirm with the bank</button></div></form>`

export const receiptPdf = (charge: ChargeRow): Buffer => asPdf(receiptTitle(charge), receiptRows(charge))

export const receiptPage = (charge: ChargeRow): string =>
  asPage(
    receiptTitle(charge),
    receiptRows(charge),
    `<p><a href="/stripe/receipts/${charge.id}/pdf">Download the PDF</a></p>`,
  )
