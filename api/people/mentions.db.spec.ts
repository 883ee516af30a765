import { createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { createCompany } from '@laurel/projections/testing/company.ts'
import { projectCompany } from '@laurel/projections/testing/projected.ts'
import { describe, expect, it } from 'vitest'
import { storeMentions } from './mentions.ts'

const company = await createCompany({ memberNames: ['Ann', 'Lee', 'Zoe', 'ben'] })
const { team, teamId } = company
await createTestTeam(company.ledger, { name: 'other', memberNames: ['Dan'] })
const { database } = await projectCompany(company)
const names = { Lee: 'Ann Lee', Zoe: 'Zoë-Marie (Sales)' }
for (const [name, longer] of Object.entries(names))
  await database.query('update read_members.members set name = $2 where name = $1', [name, longer])
const store = storeMentions(database)
const idOf = (name: string) => `<@${team.memberId(name)}>`

describe('the names of members behind an @', () => {
  it.each([
    ['Thank you @Ann Lee, and @Ann!', `Thank you ${idOf('Lee')}, and ${idOf('Ann')}!`],
    ['@Zoë-Marie (Sales) closed it', `${idOf('Zoe')} closed it`],
    ['@Ann', idOf('Ann')],
    ['@ben and @Ben', `${idOf('ben')} and @Ben`],
    ['mail ben@Ann.example', `mail ben${idOf('Ann')}.example`],
  ])('are stored as ids in %s', async (message, stored) => {
    expect(await store(teamId, message)).toBe(stored)
  })

  it.each(['@Anna and @AnnLee', '@Dan', 'write to x@acme.example', '@', '@ Ann', '@@@@@@'])(
    'are not found in %s',
    async message => {
      expect(await store(teamId, message)).toBe(message)
    },
  )

  it('are looked for once per message, and not at all where there are ids only', async () => {
    const statements: unknown[] = []
    const counting: Queryable = {
      query: (statement, values) => {
        statements.push(statement)
        return database.query(statement, values)
      },
    }
    const counted = storeMentions(counting)
    await counted(teamId, `${idOf('Ann')} and <@U123> did it`)
    expect(statements).toHaveLength(0)
    await counted(teamId, '@Ann and @ben did it')
    expect(statements).toHaveLength(1)
  })
})
