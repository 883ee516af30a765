import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Person } from '@laurel/ledger/vault/vault.ts'
import { type AddressDependencies, listAddresses } from '../addresses/addressBook.ts'
import { accountSections } from './accountSections.ts'
import { orderDestinations, withDestinations } from './orderDestinations.ts'
import { profileSections } from './profileSections.ts'
import { readSection } from './readSection.ts'
import { recognitionSections } from './recognitionSections.ts'
import { type Section, untilErased, wordsKept } from './section.ts'
import { sourceSections } from './sourceSections.ts'

export type PersonalDataRequest = {
  readonly person: Person
  /** The person, or an administrator: a private birthday is the person's alone. */
  readonly viewerId: MemberId
  readonly team: string
  readonly writtenAt: Instant
  /** For how many months the team keeps words; null keeps them. */
  readonly keptMonths: number | null
}

const addresses: Omit<Section, 'sql'> = {
  name: 'addresses',
  holds: 'The address book of the person, encrypted with the key of the person.',
  source: 'The person.',
  kept: untilErased,
}

/**
 * Everything that is held about a person, with its source and how long it is kept, as a JSON document in parts. Reads a
 * batch at a time, so that memory does not grow with the data.
 */
export async function* personalDataFile(
  dependencies: AddressDependencies & { readonly ledger: Pick<Ledger, 'redemption'> },
  { person, viewerId, team, writtenAt, keptMonths }: PersonalDataRequest,
): AsyncGenerator<string> {
  const { database, ledger } = dependencies
  yield `{\n"team": ${JSON.stringify(team)},\n"written_at": "${writtenAt}",\n"sections": [`
  const sections = [
    ...profileSections,
    ...sourceSections,
    ...recognitionSections(wordsKept(keptMonths)),
    ...accountSections,
  ]
  for (const section of sections) {
    yield* sectionText(section, readSection(database, person, viewerId, section))
    yield ',\n'
  }
  const sent = readSection(database, person, viewerId, orderDestinations)
  yield* sectionText(orderDestinations, withDestinations(ledger, person, sent))
  yield ',\n'
  yield* sectionText(addresses, addressRows(dependencies, person))
  yield ']\n}\n'
}

async function* addressRows(dependencies: AddressDependencies, person: Person) {
  const saved = await listAddresses(dependencies, person)
  yield saved.map(({ address, isDefault }) => ({ ...address, is_default: isDefault }))
}

/** A row a line, so that the file can be read as it is. */
async function* sectionText(
  { name, holds, source, kept }: Omit<Section, 'sql'>,
  batches: AsyncIterable<readonly object[]>,
): AsyncGenerator<string> {
  const head = JSON.stringify({ section: name, holds, source, kept }, null, 1).slice(0, -2)
  yield `${head},\n "rows": [`
  let between = '\n  '
  for await (const rows of batches) {
    let text = ''
    for (const row of rows) {
      text += between + JSON.stringify(row)
      between = ',\n  '
    }
    yield text
  }
  yield ']\n}'
}
