// @vitest-environment jsdom
import { ownTaxRules, ownTaxYear } from '@laurel/contract/reports/ownTaxYear.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPortal } from '../testing/renderPortal.tsx'

type Statement = ResponseOf<typeof ownTaxYear>
type Rules = ResponseOf<typeof ownTaxRules>

const rule: Rules['rules'][number] = {
  country: 'GB',
  kinds: ['handedOver'],
  is_taxable: true,
  limit: { cents: 6_500, per: 'item', above: 'whole' },
  source: 'Trivial benefits',
}
const line: Statement['lines'][number] = {
  country: 'GB',
  source: rule.source,
  kinds: ['handedOver'],
  items: 1,
  items_without_value: 0,
  received: 8_000,
  taxable: 8_000,
  returned: 0,
  points_from: null,
  points_until: null,
}
const reward = {
  redemption_id: '5f0c5a3e-0000-4000-8000-000000000200',
  name: 'A free Friday',
  kind: 'handedOver',
  received_on: '2026-03-05',
  country: 'GB',
  value: 8_000,
  source: rule.source,
  is_returned: false,
} as const

const renderWith = (answer: Partial<Statement & Rules>, path = '/redeem/statement') =>
  renderPortal({
    path,
    intercept: asked => {
      if (asked.startsWith('/v1/user/tax/rules'))
        return Response.json(ownTaxRules.response.parse({ country: 'GB', rules: [rule], ...answer }))
      if (asked.startsWith('/v1/user/tax'))
        return Response.json(ownTaxYear.response.parse({ year: 2026, lines: [], rewards: [], ...answer }))
      return undefined
    },
  })

describe('what a person received in a year', () => {
  it('is worth a sum, of which the company counts a part as income', async () => {
    await renderWith({
      lines: [line, { ...line, source: null, taxable: null, received: 500 }],
      rewards: [reward],
    })
    expect(await screen.findByRole('heading', { name: 'Rewards worth $85.00' })).toBeDefined()
    expect(screen.getByText('Your company counts $80.00 of it as taxable income.')).toBeDefined()
    expect(screen.getByText('Your company has not said yet what of the rest is taxable.')).toBeDefined()
    const rewards = within(screen.getByRole('region', { name: 'Rewards' }))
    expect(rewards.getByRole('link', { name: 'A free Friday' })).toBeDefined()
    expect(rewards.getByText('Mar 5, 2026 · Trivial benefits')).toBeDefined()
  })

  it('says what is taxed where the person is, also where nothing was received', async () => {
    await renderWith({})
    expect(
      await screen.findByRole('heading', { name: 'What your company taxes in United Kingdom' }),
    ).toBeDefined()
    expect(
      screen.getByText('Above $65.00, your company counts it as taxable income. · Trivial benefits'),
    ).toBeDefined()
    const thisYear = String(new Date().getFullYear())
    expect(screen.getByRole('heading', { level: 1, name: `What you received in ${thisYear}` })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Print or save' })).toBeNull()
  })
})

describe('a reward that is about to be redeemed', () => {
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /A free Friday$/ }))
    return within(await screen.findByRole('dialog', { name: 'Redeem “A free Friday”?' }))
  }

  it('says what it means for taxes', async () => {
    await renderWith({}, '/redeem')
    expect(
      await (await open()).findByText('Above $65.00, your company counts it as taxable income.'),
    ).toBeDefined()
  })

  it('says nothing where the company has no rule', async () => {
    await renderWith({ rules: [] }, '/redeem')
    expect((await open()).queryByText(/taxable/)).toBeNull()
  })
})
