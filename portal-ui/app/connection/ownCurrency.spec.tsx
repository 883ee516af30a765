// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildMe } from '../../fixtures/answers.ts'
import { renderPortal } from '../../testing/renderPortal.tsx'

it.each([
  ['EN-IE', { USD: 1, EUR: 0.8634 }, 'worth ≈ €20.29.'],
  ['EN-JP', { USD: 1, JPY: 155.83 }, 'worth ≈ ¥3,662.'],
  ['EN-US', { USD: 1 }, 'worth $23.50.'],
])(
  'a person whose locale is %s sees points in the currency there: %o',
  async (locale, currency_rates, text) => {
    await renderPortal({ me: { ...buildMe({ locale }), currency_rates } })
    const balance = await screen.findByRole('region', { name: 'Your balance' })
    expect(balance.textContent?.replaceAll('\u00a0', ' ')).toContain(text)
  },
)
