// @vitest-environment jsdom

import { createConnection } from '@laurel/contract/browser/connection.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ConnectionProvider } from '../../app/connection/ConnectionContext.ts'
import { fixtureAnswer } from '../../fixtures/fixtureApi.ts'
import { person } from '../../fixtures/people.ts'
import { InEnglish } from '../../testing/english.tsx'
import { PeoplePicker } from './PeoplePicker.tsx'

afterEach(cleanup)

const [ada, grace] = [person(0), person(1)]
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

const Picker = () => {
  const [chosen, setChosen] = useState([ada, grace])
  return (
    <PeoplePicker
      label="People"
      chosen={chosen}
      required={[ada]}
      onChoose={people => setChosen([...people])}
    />
  )
}

it('asks once something is typed, offers each person once, and keeps those who are required', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(Response.json(fixtureAnswer('GET', address, 'full').body))
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConnectionProvider value={{ ...createConnection({ storage }), leaveFor: vi.fn() }}>
        <Picker />
      </ConnectionProvider>
    </QueryClientProvider>,
    { wrapper: InEnglish },
  )
  const field = screen.getByRole('combobox', { name: 'People' })
  await userEvent.click(field)
  expect(asked).toEqual([])

  await userEvent.type(field, 'a')
  expect(await screen.findByRole('option', { name: 'Alan Turing' })).toBeDefined()
  expect(screen.queryByRole('option', { name: 'Ada Lovelace' })).toBeNull()
  expect(asked).toEqual(['/v1/team/users?q=a'])

  await userEvent.type(field, 'q')
  expect(screen.queryByRole('option', { name: 'Alan Turing' })).toBeNull()
  await userEvent.type(field, '{Backspace}')

  await userEvent.click(await screen.findByRole('option', { name: 'Alan Turing' }))
  await userEvent.type(field, '{Backspace}{Backspace}{Backspace}')
  const chosen = { selector: '.MuiChip-label' }
  expect(screen.getByText('Ada Lovelace', chosen)).toBeDefined()
  expect(screen.queryByText('Grace Hopper', chosen)).toBeNull()
})
