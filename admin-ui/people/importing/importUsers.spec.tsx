// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { fixtureId } from '../../fixtures/fixtureId.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const importId = fixtureId(900)
const file = new File(['email,start_date\nada@analytical.example,2020-12-10'], 'users.csv')
const check = {
  ok: true,
  error: null,
  message: null,
  import_id: null,
  rows: 1,
  people: 1,
  unchanged: 0,
  ignored_columns: ['Office'],
  change_count: 1,
  changes: [
    {
      line: 2,
      user_id: fixtureId(1),
      name: 'Ada Lovelace',
      field: 'start_date',
      from: '',
      to: '2020-12-10',
    },
  ],
  error_count: 0,
  errors: [],
}
const broken = {
  ...check,
  ok: false,
  error: 'ROWS_INVALID',
  message: 'Nothing was imported.',
  error_count: 1,
  errors: [{ line: 3, column: 'birthday', reason: 'The cell is a formula. Write its value.' }],
}
const state = (step: string) => ({
  step,
  people: 1,
  created_at: '2026-11-20T09:00:00.000Z',
  waiting: 0,
  changed: step === 'imported' ? 1 : 0,
  refused: 0,
  restored: step === 'undone' ? 1 : 0,
  kept: 0,
})

const open = async (answerOf: (request: SentRequest) => unknown) => {
  const page = renderAdmin({
    path: '/users',
    answer: request => {
      const body = request.path.startsWith('/v1/team/user_field_imports') ? answerOf(request) : undefined
      return body === undefined ? undefined : { status: 200, body }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Import user fields' }))
  const dialog = await screen.findByRole('dialog', { name: 'Import user fields' })
  return { ...page, dialog }
}

it('a file is checked first, then imported, and the import can be undone', async () => {
  let step = 'imported'
  const { dialog, sent } = await open(({ method, path, query }) => {
    if (method === 'GET') return state(step)
    if (path.endsWith('/undo')) {
      step = 'undone'
      return { ok: true }
    }
    return query.dry_run === 'true' ? check : { ...check, import_id: importId }
  })
  await userEvent.upload(within(dialog).getByLabelText('Choose a CSV file'), file)
  const changes = await within(dialog).findByRole('table', { name: 'Changes of the file' })
  within(changes).getByText('Ada Lovelace')
  within(changes).getByText('Start date')
  within(dialog).getByText('1 person changes.')
  expect(within(dialog).queryByText(/change nothing/)).toBeNull()
  within(dialog).getByText('Ignored columns: Office')
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)

  await userEvent.click(within(dialog).getByRole('button', { name: 'Import' }))
  await screen.findByText('Imported. People changed: 1 of 1.')
  await userEvent.click(screen.getByRole('button', { name: 'Undo import' }))
  await screen.findByText('Undone. People with their former values: 1.')
  expect(sent.some(({ path }) => path === `/v1/team/user_field_imports/${importId}/undo`)).toBe(true)
})

it('a file with an error names its rows, and is not sent again', async () => {
  const { dialog, sent } = await open(() => broken)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Import' }))
  await within(dialog).findByText('Choose a file first.')
  await userEvent.upload(within(dialog).getByLabelText('Choose a CSV file'), file)
  await within(dialog).findByText('The cell is a formula. Write its value.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Import' }))
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

it('a file that can not be read says why', async () => {
  const message = 'The file has two encodings.'
  const { dialog } = await open(() => ({ ...broken, error: 'FILE_UNREADABLE', message, errors: [] }))
  await userEvent.upload(within(dialog).getByLabelText('Choose a CSV file'), file)
  await within(dialog).findByText(message)
})
