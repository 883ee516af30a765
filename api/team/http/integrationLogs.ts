import {
  fieldSources,
  getIntegrationLog,
  type IntegrationLogPerson,
  listIntegrationLogs,
} from '@laurel/contract/team/integrationLogs.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { memberNames } from '@laurel/projections/people/members/profileFieldQueries.ts'
import { z } from 'zod'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { fieldSourcesOf } from '../../people/sources/provenance.ts'
import { listRunPeople, type RunPerson } from '../../people/sources/runs/runPeople.ts'
import { findRun, listRuns, type RunPlace } from '../../people/sources/runs/runRows.ts'
import { logOf, namesOfAskers } from './integrationAnswers.ts'
import { ownLabels, providerNamed, teamOf } from './listedIntegrations.ts'

const logsPerPage = 50
const peoplePerPage = 100

/** The runs of integrations, and what they did about people. */
export const serveIntegrationLogs = (api: Api, dependencies: Dependencies): void => {
  const { database } = dependencies

  api.route({
    ...routeOf(listIntegrationLogs),
    handler: async request => {
      const { teamId } = callerOf(request)
      const { provider, cursor } = request.query
      const named = provider && providerNamed(provider)
      // Partners of rewards have no runs.
      if (named?.kind === 'vendor') return { logs: [], next: null }
      const wanted = { source: named?.name, before: placeIn(cursor), limit: logsPerPage }
      const runs = await listRuns(database, teamId, wanted)
      const names = await namesOfAskers(database, teamId, runs)
      const last = runs.at(-1)
      return {
        logs: runs.map(run => logOf(run, names)),
        next: last && runs.length === logsPerPage ? `${last.askedAt} ${last.runId}` : null,
      }
    },
  })

  api.route({
    ...routeOf(getIntegrationLog),
    handler: async request => {
      const { teamId } = callerOf(request)
      const run = await findRun(database, { teamId, runId: request.params.id })
      if (!run) throw notFound('log')
      const { change, after = '' } = request.query
      const people = await listRunPeople(database, run.runId, { change, after, limit: peoplePerPage })
      const [askers, personOf] = await Promise.all([
        namesOfAskers(database, teamId, [run]),
        personAnswers(dependencies, teamId, people),
      ])
      return {
        log: logOf(run, askers),
        people: people.map(personOf),
        next: people.length === peoplePerPage ? (people.at(-1)?.externalId ?? null) : null,
      }
    },
  })

  api.route({
    ...routeOf(fieldSources),
    handler: async request => {
      const { teamId } = callerOf(request)
      const [labels, sources] = await Promise.all([
        labelsOf(dependencies, teamId),
        fieldSourcesOf(database, teamId, request.params.id),
      ])
      const titles = new Map(dependencies.personSources.registry.map(({ name, title }) => [name, title]))
      return sources.map(({ field, source, setAt }) => ({
        field,
        label: labels(field),
        provider: titles.get(source) ?? source,
        set_at: setAt,
      }))
    },
  })
}

const Place = z.tuple([Instant, z.uuid()])

const placeIn = (cursor: string | undefined): RunPlace | undefined => {
  const read = Place.safeParse(cursor?.split(' '))
  return read.success ? { askedAt: read.data[0], runId: read.data[1] } : undefined
}

const labelsOf = async (
  dependencies: Pick<Dependencies, 'ledger'>,
  teamId: TeamId,
): Promise<(field: string) => string> => {
  const { profileFields } = await teamOf(dependencies, teamId)
  const labels = new Map(profileFields.map(({ id, label }) => [id, label]))
  return field => labels.get(field) ?? ownLabels[field] ?? field
}

const personAnswers = async (
  dependencies: Pick<Dependencies, 'ledger' | 'database'>,
  teamId: TeamId,
  people: readonly RunPerson[],
): Promise<(person: RunPerson) => IntegrationLogPerson> => {
  const managers = people.flatMap(({ changes }) =>
    changes.flatMap(({ target, before, after }) =>
      target === 'manager' ? [before ?? [], after ?? []].flat() : [],
    ),
  )
  const members = people.flatMap(({ memberId }) => memberId ?? [])
  const [labels, names] = await Promise.all([
    labelsOf(dependencies, teamId),
    memberNames(dependencies.database, teamId, [...new Set([...managers, ...members])]),
  ])
  const shown = (target: string, value: string | null): string | null =>
    target === 'manager' && value !== null ? nameIn(names, value) : value
  return ({ externalId, memberId, name, email, change, outcome, changes, findings }) => ({
    external_id: externalId,
    user_id: memberId,
    name: name === '' && memberId !== null ? nameIn(names, memberId) : name,
    email,
    change,
    outcome,
    changes: changes.map(({ target, before, after }) => ({
      field: target,
      label: labels(target),
      before: shown(target, before),
      after: shown(target, after),
    })),
    findings: findings.map(({ code, detail }) => ({
      code,
      detail: code === 'EDITED_BY_HAND' && detail !== null ? labels(detail) : detail,
    })),
  })
}

const nameIn = (names: ReadonlyMap<MemberId, string>, memberId: MemberId): string =>
  names.get(memberId) ?? 'A former member'
