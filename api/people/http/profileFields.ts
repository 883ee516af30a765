import { customFields } from '@laurel/contract/people/customFields.ts'
import { mapProfileFields } from '@laurel/contract/people/mapProfileFields.ts'
import type { ProfileField } from '@laurel/ledger/members/profile/vocabulary.ts'
import { activeMemberIds } from '@laurel/projections/people/members/activeMemberIds.ts'
import {
  type FieldValue,
  memberNames,
  profileFieldValues,
} from '@laurel/projections/people/members/profileFieldQueries.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { rejectionProblem } from '../../http/problems/rejectionProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { acceptedOf, intentOf } from '../../http/serving/intent.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { teamOfCaller } from '../../http/serving/team.ts'
import { applyMapping } from '../profileFields/applyMapping.ts'
import { customFieldOf, peopleIn, shownValue } from './customField.ts'

/** What the chat workspace has on profiles, and what of it means something here. */
export const serveProfileFields = (api: Api, dependencies: Dependencies): void => {
  const { ledger, database } = dependencies

  api.route({
    ...routeOf(customFields),
    handler: async request => {
      const { teamId } = callerOf(request)
      const { profileFields, profileFieldMapping } = await teamOfCaller(dependencies, request)
      // A birthday has its year in it, and stays told to nobody where the workspace made text of its field.
      const chosenFrom = profileFields.filter(
        ({ id, type }) => type !== 'date' && type !== 'link' && id !== profileFieldMapping.birthday,
      )
      const values = await profileFieldValues(
        database,
        teamId,
        chosenFrom.map(({ id }) => id),
      )
      const people = values.filter(({ fieldId }) => isOfPeople(profileFields, fieldId))
      const names = await memberNames(
        database,
        teamId,
        people.flatMap(({ value }) => peopleIn(value)),
      )
      return {
        fields: profileFields.map(customFieldOf),
        field_values: Object.fromEntries(
          profileFields.map(field => [field.id, choicesOf(field, values, names)]),
        ),
      }
    },
  })

  api.route({
    ...routeOf(mapProfileFields),
    handler: async (request, reply) => {
      const intent = intentOf(dependencies, request)
      const { manager, start_date: startDate, birthday } = request.body
      const mapping = { manager, startDate, birthday }
      const outcome = await ledger.handle({ ...intent, type: 'mapProfileFields', data: { mapping } })
      const { position } = acceptedOf(outcome, reply)
      const [team, memberIds] = await Promise.all([
        ledger.team(intent.teamId),
        activeMemberIds(database, intent.teamId),
      ])
      if (team.kind === 'unknown') throw rejectionProblem({ code: 'TEAM_UNKNOWN' })
      // What was said last, which a request that is delivered again was not.
      const applied = await applyMapping(ledger, intent, team.profileFieldMapping, memberIds)
      return { ok: true as const, position: Math.max(position, applied) }
    },
  })
}

const isOfPeople = (fields: readonly ProfileField[], fieldId: string): boolean =>
  fields.some(({ id, type }) => id === fieldId && type === 'person')

/** What stands in a field somewhere, and what could. */
const choicesOf = (
  { id, type, choices }: ProfileField,
  values: readonly FieldValue[],
  names: ReadonlyMap<string, string>,
): string[] => {
  const shown = values
    .filter(({ fieldId }) => fieldId === id)
    .map(({ value }) => shownValue(type, value, names))
  return [...new Set([...choices, ...shown])].filter(value => value !== '').toSorted()
}
