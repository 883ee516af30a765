import { projectBy } from '../projectBy.ts'
import type { ReadModel } from '../readModel.ts'
import { teams } from './tables.ts'

const project = projectBy({
  TeamCreated: ({ data, metadata }) => [
    teams.put({
      teamId: metadata.teamId,
      name: data.name,
      externalKey: data.externalKey,
      timeZone: data.timeZone,
      pointsName: data.pointsName,
      plan: 'pro',
      trialEnd: null,
      interval: null,
      shoutoutPoints: null,
      awardPoints: null,
      values: [],
      isValueRequired: false,
      clawBackPolicy: 'absorb',
      createdAt: metadata.occurredAt,
    }),
  ],
  TrialStarted: ({ data, metadata }) => [
    teams.change({ teamId: metadata.teamId }, { plan: 'pro', trialEnd: data.until }),
  ],
  AllowancePolicySet: ({ data, metadata }) => [teams.change({ teamId: metadata.teamId }, data)],
  ClawBackPolicySet: ({ data, metadata }) => [teams.change({ teamId: metadata.teamId }, data)],
  TaggableValuesSet: ({ data, metadata }) => [
    teams.change({ teamId: metadata.teamId }, { values: data.values, isValueRequired: data.isRequired }),
  ],
})

export const teamsReadModel: ReadModel = { name: 'teams', version: 3, tables: [teams], project }
