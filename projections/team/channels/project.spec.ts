import { expect, it } from 'vitest'
import { createCompany } from '../../testing/company.ts'
import { channelMembers, channelSizes, channels } from './tables.ts'

it('given a channel whose members change, then it has those who are in it now', async () => {
  const { team, createChannel, readModels } = await createCompany()
  await createChannel('#general', ['Ann', 'Ben'])
  await createChannel('#general', ['Ben', 'Cleo'])
  const inMemory = await readModels()
  expect(inMemory.rows(channels)).toMatchObject([{ title: '#general', pointOptions: [5, 10] }])
  expect(inMemory.rows(channelMembers).map(row => row.memberId)).toEqual(['Ben', 'Cleo'].map(team.memberId))
  expect(inMemory.rows(channelSizes)).toMatchObject([{ memberCount: 2 }])
})
