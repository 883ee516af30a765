import type { Company } from '@laurel/scripts/sandbox/sources/company.ts'
import type { SourceFault } from '@laurel/scripts/sandbox/sources/sourceFaults.ts'
import type { PersonSource, PersonSourceClient } from '../port.ts'
import type { SourcePerson } from '../sourcePerson.ts'

/** An adapter of a source, and what of the suite applies to it. */
export type SourceUnderTest = Pick<PersonSource<never>, 'title' | 'capabilities'> & {
  /** Texts of the connection that must appear nowhere, such as its key. */
  readonly secrets: readonly string[]
  /** Parts of a person that the partner does not have; the suite does not compare them. */
  readonly lacks?: readonly (keyof SourcePerson)[]
  /** The id at the partner of a person of the company; the same id if left out. */
  readonly externalIdOf?: (companyId: string) => string
  /** The partner lists leavers as inactive; otherwise they are missing. */
  readonly listsLeavers: boolean
  /** False for sources that send to Laurel: no calls can fail. */
  readonly isCalled?: boolean
  /** So many people take several pages, and the adapter notices where they change from one page to the next. */
  readonly noticesChangesAmong?: number
  /** Reads 50,000 people in bounded memory, as proof of what all adapters do. */
  readonly isRunLarge?: boolean
  readonly start: (wanted: BenchWanted) => Promise<SourceBench>
}

export type BenchWanted = {
  /** The number of people; the company of the sandbox if left out. */
  readonly size?: number
}

/** A client, and the source that it reads. */
export type SourceBench = {
  readonly client: PersonSourceClient
  readonly company: Company
  /** Lets time pass at Laurel and at the source. */
  readonly pass: (milliseconds: number) => void
  /** For sources that are called. */
  readonly plan?: (fault: SourceFault | undefined) => void
  /** For sources that send to Laurel: sends the company as it is now. */
  readonly send?: () => Promise<void>
  readonly stop: () => Promise<void>
}
