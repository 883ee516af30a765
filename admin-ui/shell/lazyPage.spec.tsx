// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPage } from './lazyPage.tsx'
import { PageBoundary } from './PageBoundary.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  // React tells of what a boundary caught, too.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a page whose code does not come within two minutes says so, and another address is another try', async () => {
  const Page = lazyPage(() => new Promise(() => undefined))
  const { rerender } = render(
    <PageBoundary address="/slow">
      <Page />
    </PageBoundary>,
  )
  await act(() => vi.advanceTimersByTimeAsync(119_999))
  expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText(/This page could not be shown/)).toBeDefined()

  rerender(<PageBoundary address="/other">Another page</PageBoundary>)
  expect(screen.getByText('Another page')).toBeDefined()
})
