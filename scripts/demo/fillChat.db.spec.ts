import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createCompany } from '@laurel/projections/testing/company.ts'
import { projectCompany } from '@laurel/projections/testing/projected.ts'
import { expect, test } from 'vitest'
import { fillChat } from './fillChat.ts'
import { demoChannels, demoWorkspace } from './workspace.ts'

test('the latest shoutouts of each channel are put into the chat, wherever in the log they stand', async () => {
  const company = await createCompany({ name: demoWorkspace.team.id })
  const { team, teamId, settled } = company
  const [thanks = '', wins = ''] = demoChannels.map(({ id }) => id)
  for (const [index, channel] of [thanks, wins, thanks].entries()) {
    const at = `2026-03-1${index}T12:00:00.000Z`
    const channelId = channelIdOf(teamId, channel)
    await settled(team.give('Ann', ['Ben'], 5, { message: `Number ${index}`, at, channelId }))
    await settled(team.adjust('Cleo', 5))
  }
  const { database } = await projectCompany(company)
  const told: string[] = []
  await fillChat({
    database,
    ledger: company.ledger,
    log: company.log,
    origin: 'https://laurel.example',
    sandbox: {
      rememberMessage: ({ channelId, ...words }) => {
        told.push(`${channelId}: ${/Number \d/.exec(JSON.stringify(words))?.[0]}`)
      },
    },
  })
  expect(told).toEqual([`${thanks}: Number 0`, `${thanks}: Number 2`, `${wins}: Number 1`])
})
