import type { IntegrationProvider } from '@laurel/contract/team/integrationProvider.ts'
import type { Integration, IntegrationAnswer } from '@laurel/contract/team/integrations.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Dependencies } from '../../http/dependencies.ts'
import { invalidRequest, notFound } from '../../http/problems/generalProblems.ts'
import { written } from '../../messages/sentence.ts'
import type { Speech } from '../../messages/speech.ts'
import {
  beginGrant,
  connectSource,
  exchangeCode,
  rollCredentials,
  setSubdomain,
  type TypedSettings,
  testSource,
} from '../../people/sources/connections/connectSource.ts'
import { disconnectSource } from '../../people/sources/connections/disconnectSource.ts'
import { updateFields } from '../../people/sources/connections/updateFields.ts'
import { type Asked, answerHeldRun, askForRun } from '../../people/sources/runs/askForRun.ts'
import type { SourceName } from '../../people/sources/sourceNames.ts'
import {
  connectVendor,
  disconnectVendor,
  testVendor,
} from '../../rewards/vendors/connections/connectVendor.ts'
import {
  beginVendorGrant,
  exchangeVendorCode,
  type GrantingVendor,
} from '../../rewards/vendors/connections/grantVendor.ts'
import { offeredVendors } from '../../rewards/vendors/connections/offeredVendors.ts'
import { fieldsNamed } from './integrationFields.ts'
import { integrationNamed, type ProviderName, providerNamed } from './listedIntegrations.ts'

type Subject = {
  readonly teamId: TeamId
  readonly provider: IntegrationProvider
  /** For the sentences of the answer. */
  readonly speech: Speech
}
type VendorOfCatalog = Extract<ProviderName, { readonly kind: 'vendor' }>['name']
type SourceSubject = { readonly teamId: TeamId; readonly name: SourceName }
type Problems = readonly { readonly field: string; readonly message: string }[]
type Outcome =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'invalid'; readonly problems: Problems }
  | { readonly kind: 'refused' | 'failed'; readonly problem: string }
  | {
      readonly kind: 'connected' | 'disconnected' | 'mapped' | 'granting' | 'issued'
      readonly detail?: string
    }

const testMilliseconds = 8_000

/** What the calls of integrations do, for sources of people and for partners of rewards. */
export const integrationVerbs = (dependencies: Dependencies) => {
  const { personSources: sources, rewardVendors } = dependencies
  const integrationOf = ({ teamId, provider }: Subject): Promise<Integration> =>
    integrationNamed(dependencies, teamId, provider)
  const answer = async (subject: Subject, outcome: Outcome): Promise<IntegrationAnswer> => {
    const { ok, error, message } = answered(outcome, subject.speech)
    return { ok, error, message, integration: await integrationOf(subject) }
  }
  const sourceOf = ({ teamId, provider }: Subject): SourceSubject => {
    const named = providerNamed(provider)
    if (named.kind !== 'source') throw notFound('integration')
    return { teamId, name: named.name }
  }
  const granting = async ({ teamId }: Subject, name: VendorOfCatalog): Promise<GrantingVendor> => {
    const vendors = await offeredVendors(dependencies, rewardVendors, teamId)
    return { vendors, surroundings: sources.surroundingsOf(name) }
  }
  const begun = async (subject: Subject, asked: Asked) => {
    const integration = await integrationOf(subject)
    return asked.kind === 'begun'
      ? { ok: true, error: null, message: null, integration, log_id: asked.runId }
      : { ok: false, ...notBegun(asked.kind, integration.title, subject.speech), integration, log_id: null }
  }

  return {
    setCredentials: async (subject: Subject, typed: TypedSettings, now: Instant) => {
      const { teamId, provider } = subject
      const { fields } = await integrationOf(subject)
      const named = providerNamed(provider)
      const settings = fieldsNamed(fields, typed)
      if (named.kind === 'source')
        return answer(
          subject,
          await connectSource(sources, { teamId, name: named.name, typed: settings }, now),
        )
      const offered = await offeredVendors(dependencies, rewardVendors, teamId)
      return answer(subject, await connectVendor(offered, { teamId, name: named.name, typed: settings }, now))
    },
    test: async (subject: Subject, typed: TypedSettings) => {
      const { teamId, provider } = subject
      const { fields } = await integrationOf(subject)
      const named = providerNamed(provider)
      const settings = fieldsNamed(fields, typed)
      const signal = AbortSignal.timeout(testMilliseconds)
      if (named.kind === 'source')
        return answer(
          subject,
          await testSource(sources, { teamId, name: named.name, typed: settings }, signal),
        )
      const offered = await offeredVendors(dependencies, rewardVendors, teamId)
      return answer(subject, await testVendor(offered, { teamId, name: named.name, typed: settings }, signal))
    },
    setSubdomain: async (subject: Subject, subdomain: string, now: Instant) =>
      answer(subject, await setSubdomain(sources, sourceOf(subject), subdomain, now)),
    authorize: async (subject: Subject, memberId: MemberId, now: Instant) => {
      const { teamId, provider } = subject
      const named = providerNamed(provider)
      const outcome =
        named.kind === 'source'
          ? await beginGrant(sources, { teamId, name: named.name }, memberId, now)
          : await beginVendorGrant(
              await granting(subject, named.name),
              { teamId, name: named.name, memberId },
              now,
            )
      const authorizeUrl = outcome.kind === 'granting' ? outcome.url : null
      return { ...(await answer(subject, outcome)), authorize_url: authorizeUrl }
    },
    exchangeCode: async (
      subject: Subject,
      sent: { readonly memberId: MemberId; readonly code: string; readonly state: string },
      now: Instant,
    ) => {
      const { teamId, provider } = subject
      const named = providerNamed(provider)
      if (named.kind === 'source')
        return answer(subject, await exchangeCode(sources, { teamId, name: named.name }, sent, now))
      const way = { ...sent, teamId, name: named.name }
      return answer(subject, await exchangeVendorCode(await granting(subject, named.name), way, now))
    },
    rollCredentials: async (subject: Subject, now: Instant) => {
      const outcome = await rollCredentials(sources, sourceOf(subject), now)
      const credentials = outcome.kind === 'issued' ? { ...outcome.shownOnce } : null
      return { ...(await answer(subject, outcome)), credentials }
    },
    updateFields: async (subject: Subject, mapping: Readonly<Record<string, string>>, now: Instant) =>
      answer(subject, await updateFields({ ...dependencies, sources }, sourceOf(subject), mapping, now)),
    sync: async (
      subject: Subject,
      wanted: { readonly askedBy: MemberId; readonly isDryRun: boolean; readonly isFull: boolean },
      now: Instant,
    ) => begun(subject, await askForRun({ sources }, sourceOf(subject), wanted, now)),
    confirm: async (
      subject: Subject,
      given: { readonly by: MemberId; readonly goesOn: boolean },
      now: Instant,
    ) => begun(subject, await answerHeldRun({ sources }, sourceOf(subject), given, now)),
    disconnect: async (subject: Subject, { keeps }: { readonly keeps: boolean }, now: Instant) => {
      const named = providerNamed(subject.provider)
      if (named.kind === 'vendor')
        return answer(subject, await disconnectVendor(rewardVendors, subject.teamId, named.name))
      await disconnectSource({ sources }, { teamId: subject.teamId, name: named.name }, { keeps }, now)
      return answer(subject, { kind: 'disconnected' })
    },
  }
}

type Answered = Pick<IntegrationAnswer, 'ok' | 'error' | 'message'>

/** Throws the problem of a call that is wrong. */
const answered = (outcome: Outcome, speech: Speech): Answered => {
  switch (outcome.kind) {
    case 'unknown':
      throw notFound('integration')
    case 'invalid':
      throw invalidRequest(
        outcome.problems.map(({ field, message }) => ({ path: `body.${field}`, message: written(message) })),
      )
    case 'refused':
    case 'failed':
      return { ok: false, error: 'CONNECTION_FAILED', message: speech.written(outcome.problem) }
    case 'connected':
    case 'disconnected':
    case 'mapped':
    case 'granting':
    case 'issued':
      return {
        ok: true,
        error: null,
        message: outcome.detail === undefined ? null : speech.written(outcome.detail),
      }
  }
}

const notBegun = (
  kind: Exclude<Asked['kind'], 'begun'>,
  title: string,
  speech: Speech,
): Pick<IntegrationAnswer, 'error' | 'message'> => {
  switch (kind) {
    case 'not connected':
      return { error: 'NOT_CONNECTED', message: speech.text('answers.integration.notConnected', { title }) }
    case 'under way':
      return { error: 'RUN_UNDER_WAY', message: speech.text('answers.integration.underWay', { title }) }
    case 'nothing to confirm':
      return { error: 'NOTHING_TO_CONFIRM', message: speech.text('answers.integration.nothingToConfirm') }
  }
}
