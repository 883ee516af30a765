import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { PersonSources } from '../openPersonSources.ts'
import { FieldMapping, isOwnField, ownTargets, usualMapping } from '../planning/mapping.ts'
import { type Refused, type Subject, storedSettingsOf } from './connectSource.ts'
import { replaceSettings, saveMapping, sourceConnectionOf } from './sourceConnections.ts'

type Mapped = { readonly kind: 'mapped' }

/**
 * Says which fields a sync fills from which fields of the source. For files, the keys are the fields of a person, and the
 * values the names of columns.
 */
export const updateFields = async (
  { ledger, sources }: { readonly ledger: Pick<Ledger, 'team'>; readonly sources: PersonSources },
  { teamId, name }: Subject,
  mapping: Readonly<Record<string, string>>,
  now: Instant,
): Promise<Mapped | Refused> => {
  const source = sources.registry.find(each => each.name === name)
  const connection = await sourceConnectionOf(sources.store, teamId, name)
  const team = await ledger.team(teamId)
  if (!source || team.kind === 'unknown') return { kind: 'unknown' }
  if (!connection || connection.sealedSettings === null)
    return { kind: 'refused', problem: `Connect ${source.title} first.` }
  if (source.mapsColumns) {
    const parsed = source.settings.safeParse({ ...storedSettingsOf(sources, connection), mapping })
    if (!parsed.success) return problemsOf(parsed.error.issues)
    await replaceSettings(sources.store, connection, parsed.data, now)
    return { kind: 'mapped' }
  }
  const parsed = FieldMapping.safeParse(mapping)
  if (!parsed.success)
    return problemsOf(parsed.error.issues.map(each => ({ ...each, path: ['mapping', ...each.path] })))
  const unfit = Object.entries(parsed.data).find(([target, field]) => !fits(team, target, field))
  if (unfit)
    return {
      kind: 'invalid',
      problems: [
        {
          field: `mapping.${unfit[0]}`,
          message: 'This field can’t hold what the source sends. Choose another one.',
        },
      ],
    }
  await saveMapping(sources.store, connection.connectionId, parsed.data)
  return { kind: 'mapped' }
}

/** The mapping of a connection, or the usual one. */
export const mappingFor = (team: KnownTeam, mapping: FieldMapping | null): FieldMapping =>
  mapping ?? usualMapping(team.profileFields)

const expected = { birthday: 'birthday', start_date: 'hired_on', manager: 'manager' } as const

const fits = ({ profileFields, profileFieldMapping }: KnownTeam, target: string, field: string): boolean => {
  const own = ownTargets.find(each => each === target)
  if (own) return field === expected[own] || (own !== 'manager' && field.startsWith('custom:'))
  if (field === 'manager') return false
  const known = profileFields.find(({ id }) => id === target)
  // Fields that the workspace reads facts from would contradict the source.
  const isFact = Object.values(profileFieldMapping).includes(target)
  const holdsText = known !== undefined && known.type !== 'person' && known.type !== 'date'
  return isOwnField(target) || (holdsText && !isFact)
}

const problemsOf = (
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Refused => ({
  kind: 'invalid',
  problems: issues.map(({ path, message }) => ({ field: path.map(String).join('.'), message })),
})
