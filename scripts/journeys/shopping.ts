import type { Page } from 'playwright-core'
import type { Journey } from './startJourney.ts'

/** The spendable points of the person on a page of the portal. */
export const balanceOn = async (page: Page): Promise<number> => {
  const said = await page.getByRole('region', { name: 'Your balance' }).getByRole('status').textContent()
  return Number(/[\d,]+/.exec(said ?? '')?.[0].replaceAll(',', ''))
}

/** The people with the most points to spend. */
export const richestPeople = async (
  { database }: Pick<Journey, 'database'>,
  count: number,
): Promise<readonly { readonly email: string; readonly teamId: string; readonly memberId: string }[]> => {
  const { rows } = await database.query<{ email: string; teamId: string; memberId: string }>(
    `select m.email, m.team_id as "teamId", m.member_id as "memberId"
     from read_members.members m join read_balances.member_balances b using (member_id)
     where m.email is not null order by b.redeemable desc, m.email limit $1`,
    [count],
  )
  return rows
}

/** Adds an address in New York from the page of a product. */
export const addAddress = async (page: Page): Promise<void> => {
  await page.getByText('No shipping address set.').waitFor()
  await page.getByRole('button', { name: 'Add an address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Street').fill('1 Orchard Row')
  await dialog.getByLabel('City').fill('New York')
  await dialog.getByLabel('State').selectOption({ label: 'New York' })
  await dialog.getByLabel('ZIP code').fill('10001')
  await dialog.getByRole('button', { name: 'Add address' }).click()
  const done = page.getByRole('button', { name: 'Done' })
  await page.getByLabel('Ship to').or(done).first().waitFor()
  if (await done.isVisible()) await done.click()
  await page.getByLabel('Ship to').waitFor()
}
