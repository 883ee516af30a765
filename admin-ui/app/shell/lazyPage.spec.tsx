// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { InEnglish } from '../../testing/english.tsx'
import { lightTheme } from '../theme/theme.ts'
import { lazyPage, preloadPage } from './lazyPage.tsx'
import { PageBoundary } from './PageBoundary.tsx'

beforeEach(() => {
  sessionStorage.clear()
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
    <PageBoundary address="/slow" reload={vi.fn()}>
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

const Everyone = (): ReactNode => 'Everyone'
const loaded = () => Promise.resolve(Everyone)
const failed = () => Promise.reject<typeof Everyone>(new TypeError('Failed to fetch the module'))

it('a page whose code does not load reloads once by itself, then by a button', async () => {
  const Page = lazyPage(failed)
  const reload = vi.fn()
  const open = async (address: string) => {
    const { unmount } = render(
      <PageBoundary address={address} reload={reload}>
        <Page />
      </PageBoundary>,
      { wrapper: Themed },
    )
    await act(() => vi.advanceTimersByTimeAsync(0))
    return unmount
  }
  const leave = await open('/users')
  expect(reload).toHaveBeenCalledTimes(1)
  leave()
  await open('/users')
  expect(reload).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: 'Load it again' }))
  expect(reload).toHaveBeenCalledTimes(2)
})

it('a page whose code did not load is tried again when it is opened again', async () => {
  let isDown = true
  const Page = lazyPage(() => (isDown ? failed() : loaded()))
  const users = (
    <PageBoundary address="/users" reload={vi.fn()}>
      <Page />
    </PageBoundary>
  )
  const { rerender } = render(users, { wrapper: Themed })
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByRole('button', { name: 'Load it again' })).toBeDefined()
  isDown = false
  rerender(<PageBoundary address="/other">Another page</PageBoundary>)
  rerender(users)
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('Everyone')).toBeDefined()
})

it('a page whose code is loaded already is shown at once', async () => {
  const Page = lazyPage(loaded)
  preloadPage(Page)
  await vi.advanceTimersByTimeAsync(0)
  render(<Page />, { wrapper: Themed })
  expect(screen.getByText('Everyone')).toBeDefined()
})
