// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InEnglish } from '../../testing/english.tsx'
import { lightTheme } from '../theme/theme.ts'
import { lazyPage } from './lazyPage.tsx'
import { PageBoundary } from './PageBoundary.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  // React also logs what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const Themed = ({ children }: { readonly children: ReactNode }) => (
  <InEnglish>
    <ThemeProvider theme={createTheme(lightTheme)}>{children}</ThemeProvider>
  </InEnglish>
)

it('a page whose code does not come within two minutes says so, and another address is another try', async () => {
  const Page = lazyPage(() => new Promise<() => null>(() => undefined))
  const { rerender } = render(
    <PageBoundary address="/slow">
      <Page />
    </PageBoundary>,
    { wrapper: Themed },
  )
  await act(() => vi.advanceTimersByTimeAsync(119_999))
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('alert').textContent).toContain('This page could not be shown')
  expect(screen.getByRole('button', { name: 'Load it again' })).toBeDefined()

  rerender(<PageBoundary address="/other">Another page</PageBoundary>)
  expect(screen.getByText('Another page')).toBeDefined()
})
