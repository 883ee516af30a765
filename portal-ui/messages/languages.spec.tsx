// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildMe } from '../fixtures/answers.ts'
import { renderPortal } from '../testing/renderPortal.tsx'

it.each([
  ['DE-DE', 'de', 'Dein Guthaben', /Für 500 Punkte einlösen/],
  ['ES-ES', 'es', 'Tu saldo', /Canjear por 500 puntos/],
  ['EN-US', 'en', 'Your balance', /Redeem for 500 points/],
])('a person whose locale is %s reads the portal in %s', async (locale, language, balance, redeem) => {
  await renderPortal({ me: buildMe({ locale }) })
  await screen.findByRole('region', { name: balance })
  await screen.findByRole('button', { name: redeem })
  expect(document.documentElement.lang).toBe(language)
})
