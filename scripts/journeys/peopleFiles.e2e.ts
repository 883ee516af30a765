import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findAccessibilityProblems } from '../browser/findAccessibilityProblems.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { demoAdmin } from '../demo/people.ts'
import { openSftp } from '../sandbox/sources/ftp/sftpClient.ts'
import { type Journey, startJourney } from './startJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
let journey: Journey
let page: Page
let credentials: Readonly<Record<string, string>> = {}

beforeAll(async () => {
  journey = await startJourney(databaseUrl, undefined, { takesFiles: true })
  page = await journey.openAs(demoAdmin.email, '/settings/integrations')
})
afterAll(() => journey.stop())

const dialogOf = (name: string) => page.getByRole('dialog', { name })
const ftp = () => dialogOf('Inbound FTP')
const close = async (name: string) => {
  await dialogOf(name).getByRole('button', { name: 'Close' }).click()
  await dialogOf(name).waitFor({ state: 'hidden' })
}

/** The HR system of the company: it knows the host key, and renames a file that is complete. */
const send = async (lines: readonly string[]): Promise<void> => {
  const sftp = await openSftp({
    host: '127.0.0.1',
    port: Number(credentials.Port),
    username: credentials.User ?? '',
    password: credentials.Password ?? '',
    fingerprint: credentials['Host key'] ?? '',
  })
  try {
    await sftp.upload('people.csv.part', `${lines.join('\r\n')}\r\n`)
    await sftp.rename('people.csv.part', 'people.csv')
  } finally {
    sftp.end()
  }
}
const head = 'Login;Geburtstag (dd/MM/yyyy);Funktion'
const chloe = (title: string) => `chloe.bennett@juniper.example;29.02.1992;${title}`
const stranger = 'no.member@juniper.example;;Gast'

describe('a file of people', () => {
  it('is sent with credentials that Laurel issues and shows once', async () => {
    await page.getByRole('button', { name: 'Open Inbound FTP' }).click()
    await ftp().getByRole('button', { name: 'Issue credentials' }).click()
    await ftp().getByText('Copy these now. They are shown once.').waitFor()
    const titles = ['Host', 'Port', 'Host key', 'User', 'Password']
    const values = titles.map(title => ftp().getByLabel(title, { exact: true }).inputValue())
    credentials = Object.fromEntries(
      (await Promise.all(values)).map((value, at) => [titles[at] ?? '', value]),
    )
    expect(credentials['Host key']).toMatch(/^SHA256:/)
    expect(await findAccessibilityProblems(page)).toEqual([])
    await send([head, chloe('Chief deckhand'), stranger])
  })

  it('is not read while its columns have names that Laurel does not know', async () => {
    await ftp().getByRole('button', { name: 'Preview changes' }).click()
    const preview = dialogOf('Preview of Inbound FTP')
    await preview.getByText('The file has no column with work e-mails.').waitFor()
    await close('Preview of Inbound FTP')
  })

  it('is read with the columns that an administrator names, and shows what it would change', async () => {
    await ftp().getByRole('button', { name: 'Fields' }).click()
    const columns = dialogOf('Columns of your files')
    await columns.getByLabel('Work e-mail').fill('Login')
    await columns.getByLabel('Birthday').fill('Geburtstag')
    await columns.getByLabel('Title').fill('Funktion')
    expect(await findAccessibilityProblems(page)).toEqual([])
    await columns.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The fields are saved. The next sync reads everyone.').waitFor()
    await ftp().getByRole('button', { name: 'Preview changes' }).click()
    const preview = dialogOf('Preview of Inbound FTP')
    await preview.getByText('1 to change · 0 to deactivate · 1 to pass over').waitFor()
    await preview.getByText(/→ Chief deckhand$/).waitFor()
    await preview.getByText('Was entered by hand and stays: Birthday').waitFor()
    await preview.getByText('No one in your workspace has this e-mail.').waitFor()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await close('Preview of Inbound FTP')
  })

  it('changes people when it is synced, and the next file by itself', async () => {
    await ftp().getByRole('button', { name: 'Sync now' }).click()
    await dialogOf('Sync of Inbound FTP').getByText('1 changed · 0 deactivated').waitFor()
    await close('Sync of Inbound FTP')
    await ftp().getByText('Last sync').waitFor()
    await send([head, chloe('First mate'), stranger])
    await page.goto(`${journey.origin}/settings/integrations/logs`)
    const bySchedule = page.getByText('On schedule').first()
    await expect
      .poll(
        async () => {
          await page.reload()
          await page.getByText('By ').first().waitFor()
          return bySchedule.isVisible()
        },
        { timeout: 20_000 },
      )
      .toBe(true)
    await page
      .getByRole('button', { name: /Open the sync of Inbound FTP/ })
      .first()
      .click()
    await dialogOf('Sync of Inbound FTP')
      .getByText(/: Chief deckhand → First mate$/)
      .waitFor()
  })

  it('can no longer be sent with credentials that were replaced', async () => {
    await page.goto(`${journey.origin}/settings/integrations?open=ftp`)
    await ftp().getByRole('button', { name: 'Issue new credentials' }).click()
    await dialogOf('Issue new credentials').getByRole('button', { name: 'Issue new credentials' }).click()
    await ftp().getByText('Copy these now. They are shown once.').waitFor()
    await expect(send([head, chloe('Captain')])).rejects.toThrow()
    const password = await ftp().getByLabel('Password', { exact: true }).inputValue()
    credentials = { ...credentials, Password: password }
    await send([head, chloe('Captain'), stranger])
  })
})
