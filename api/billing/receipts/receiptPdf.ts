import { buffer } from 'node:stream/consumers'
import { cardName } from '@laurel/contract/billing/cardName.ts'
import { formatMoney } from '@laurel/contract/wire/format/formatMoney.ts'
import type { Speech } from '../../messages/speech.ts'
import type { Receipt } from './receiptOf.ts'

const page = { width: 595, height: 842, margin: 64 } as const
const right = page.width - page.margin
const inner = right - page.margin
const colours = { ink: '#18211c', muted: '#59635d', line: '#d9d4c8', brand: '#1f5b45' } as const

/** Draws a receipt on one page, in the language of its reader. The library is loaded with the first one, as few processes ever make one. */
export const receiptPdf = async (receipt: Receipt, speech: Speech): Promise<Buffer> => {
  const { default: PdfDocument } = await import('pdfkit')
  const { number } = receipt
  const document = new PdfDocument({
    size: [page.width, page.height],
    margin: page.margin,
    lang: speech.locale,
    displayTitle: true,
    info: {
      Title: speech.text('receipt.title', { number }),
      Author: 'Laurel',
      CreationDate: new Date(receipt.paidAt),
    },
  })
  const write = (text: string, x: number, y: number, style: Style = {}): void => {
    const { size = 10, colour = colours.ink, isBold = false, width = right - x, isRight = false } = style
    document
      .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(size)
      .fillColor(colour)
      .text(drawable(text), x, y, {
        width,
        align: isRight ? 'right' : 'left',
        height: size * 1.3,
        ellipsis: true,
        lineBreak: true,
      })
  }
  const rule = (y: number): void => {
    document.moveTo(page.margin, y).lineTo(right, y).lineWidth(0.7).strokeColor(colours.line).stroke()
  }

  write('Laurel', page.margin, 64, { size: 13, colour: colours.brand, isBold: true })
  write(speech.text('receipt.receipt'), page.margin, 96, { size: 26, isBold: true })
  factsOf(receipt, speech).forEach(([name, value], index) => {
    const y = 150 + index * 20
    write(name, page.margin, y, { colour: colours.muted, width: 120 })
    write(value, page.margin + 130, y)
  })
  const top = 290
  write(speech.text('receipt.description'), page.margin, top, { colour: colours.muted, size: 9 })
  write(speech.text('receipt.amount'), page.margin, top, { colour: colours.muted, size: 9, isRight: true })
  rule(top + 18)
  linesOf(receipt, speech).forEach(({ name, cents, isTotal = false }, index) => {
    const y = top + 32 + index * 24
    write(name, page.margin, y, { isBold: isTotal, width: inner - 120 })
    write(formatMoney(cents / 100, 'USD', speech.locale), page.margin, y, { isBold: isTotal, isRight: true })
    if (isTotal) rule(y - 8)
  })
  write(speech.text('receipt.footer'), page.margin, 760, {
    size: 9,
    colour: colours.muted,
  })
  document.end()
  return buffer(document)
}

type Style = {
  readonly size?: number
  readonly colour?: string
  readonly isBold?: boolean
  readonly width?: number
  readonly isRight?: boolean
}

const factsOf = (receipt: Receipt, speech: Speech): readonly (readonly [string, string])[] => [
  [speech.text('receipt.number'), receipt.number],
  [speech.text('receipt.paidOn'), dayOf(receipt, speech)],
  [speech.text('receipt.billedTo'), receipt.company],
  ...(receipt.card ? [[speech.text('receipt.card'), cardName(receipt.card)] as const] : []),
  [speech.text('receipt.payment'), receipt.paymentReference],
]

type Line = { readonly name: string; readonly cents: number; readonly isTotal?: boolean }

const linesOf = ({ month, points, reversed }: Receipt, speech: Speech): readonly Line[] => [
  {
    name:
      month === null
        ? speech.text('receipt.points', { count: points })
        : speech.text('receipt.rewards', { month: monthName(month, speech) }),
    cents: points,
  },
  { name: speech.text('receipt.tax'), cents: 0 },
  { name: speech.text('receipt.paid'), cents: points, isTotal: true },
  ...(reversed > 0
    ? [
        { name: speech.text('receipt.reversed'), cents: -reversed },
        { name: speech.text('receipt.left'), cents: points - reversed, isTotal: true },
      ]
    : []),
]

const dayOf = ({ paidAt, timeZone }: Receipt, { locale }: Speech): string =>
  new Date(paidAt).toLocaleDateString(locale, { dateStyle: 'long', timeZone })

const monthName = (month: string, { locale }: Speech): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** The signs that the fonts which every reader of PDF has can draw. */
const known = /[\u0020-\u007e\u00a0-\u00ff€‚„…†‡‰‘’“”•–—™ŠšŒœŽžŸ]/u

/** Other letters lose their accents; what remains unknown becomes a question mark. */
const drawable = (text: string): string =>
  Array.from(text, sign => {
    if (known.test(sign)) return sign
    const [base = ''] = sign.normalize('NFKD')
    return known.test(base) ? base : '?'
  }).join('')
