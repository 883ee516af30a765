import { inflateSync } from 'node:zlib'
import { usualPointsName } from '@laurel/ledger/kernel/pointsName.ts'
import { describe, expect, it } from 'vitest'
import { plainEnglish, speechFor } from '../../messages/speech.ts'
import type { Receipt } from './receiptOf.ts'
import { receiptPdf } from './receiptPdf.ts'

const receipt: Receipt = {
  number: 'R-1F5B4A2C',
  company: 'Juniper & Söhne',
  paidAt: '2026-11-12T23:30:00.000Z',
  timeZone: 'Europe/Berlin',
  month: null,
  points: 123_456,
  reversed: 0,
  card: { brand: 'visa', last4: '4242' },
  paymentReference: 'pi_3Q',
}

/** The texts that a PDF draws, one after the other. */
const textsIn = (file: Buffer): string => {
  const raw = file.toString('latin1')
  const contents = Array.from(raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g), ([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  }).join('\n')
  return Array.from(contents.matchAll(/\[([^\]]*)\] TJ/g), ([, parts = '']) =>
    Array.from(parts.matchAll(/<([0-9a-f]+)>/g), ([, hex = '']) =>
      Buffer.from(hex, 'hex').toString('latin1'),
    ).join(''),
  ).join('\n')
}

describe('the receipt of a payment', () => {
  it('is one page that says who paid what, when and how', async () => {
    const file = await receiptPdf(receipt, plainEnglish)
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    const texts = textsIn(file)
    for (const text of [
      'R-1F5B4A2C',
      'November 13, 2026',
      'Juniper & Söhne',
      '4242',
      'pi_3Q',
      '123,456 points',
    ])
      expect(texts).toContain(text)
    expect(texts.match(/\$1,234\.56/g)).toHaveLength(2)
    expect(texts).toContain('$0.00')
    expect(texts).not.toContain('Refunded')
  })

  it('names the month of a statement, and what went back since', async () => {
    const texts = textsIn(
      await receiptPdf({ ...receipt, month: '2026-10', reversed: 3_456, card: null }, plainEnglish),
    )
    for (const text of ['Rewards of October 2026', 'Refunded or disputed since', '-$34.56', '$1,200.00'])
      expect(texts).toContain(text)
    expect(texts).not.toContain('Visa')
  })

  it('is in the language of its reader, with their figures', async () => {
    const german = speechFor({ locale: 'de-DE', pointsName: usualPointsName, timeZone: 'UTC' })
    const texts = textsIn(await receiptPdf({ ...receipt, month: '2026-10', reversed: 3_456 }, german))
    for (const text of ['Beleg', '13. November 2026', 'im Oktober 2026', '1.234,56', 'Steuer'])
      expect(texts).toContain(text)
    expect(texts).not.toMatch(/Receipt|Paid|\?/)
  })

  it('stays on one page with a name of any length and any script', async () => {
    const company = `Łódź 株式会社 ${'Very long name '.repeat(40)}`
    const file = await receiptPdf({ ...receipt, company }, plainEnglish)
    expect(file.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(textsIn(file)).toContain('?ódz ????')
  })
})
