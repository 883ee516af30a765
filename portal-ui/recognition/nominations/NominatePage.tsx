import type { RunningCampaign } from '@laurel/contract/awards/ownNominations.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { useFormats } from '../../app/connection/useFormats.ts'
import { Button } from '../../elements/Button.tsx'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { Notice } from '../../elements/Notice.tsx'
import { Problem } from '../../elements/Problem.tsx'
import { Skeleton } from '../../elements/Skeleton.tsx'
import { type Translate, useText } from '../../messages/useText.ts'
import type { Colleague } from '../giving/draft.ts'
import give from '../giving/GivePage.module.css'
import { MessageField } from '../giving/MessageField.tsx'
import { PeopleField } from '../giving/PeopleField.tsx'
import styles from './NominationsPage.module.css'
import { useRunningCampaigns } from './nominationQueries.ts'
import { useNominate } from './useNominate.ts'

/** Nominating a colleague from the web, as the command in chat does it. */
export const NominatePage = ({ campaignId }: { readonly campaignId: string }) => {
  const text = useText()

  const { team } = useSignedIn()
  const { data, isPending, error, refetch } = useRunningCampaigns()
  const campaign = data?.campaigns.find(({ id }) => id === campaignId)
  return (
    <div className={give.page}>
      <title>{text('nominations.pageOne', { team: team.name })}</title>
      <p>
        <Link to="/recognition/nominations">
          <span aria-hidden="true">←</span> {text('nominations.title')}
        </Link>
      </p>
      {campaign !== undefined ? (
        <NominationForm campaign={campaign} />
      ) : data !== undefined ? (
        <Notice level={1} picture={<LaurelMark size={44} />} title={text('nominations.closed')}>
          {text('nominations.closedText')}
        </Notice>
      ) : isPending ? (
        <Skeleton height={320} />
      ) : (
        <LoadingFailed level={1} error={error} onRetry={() => void refetch()} />
      )}
    </div>
  )
}

const NominationForm = ({ campaign }: { readonly campaign: RunningCampaign }) => {
  const text = useText()

  const formats = useFormats()
  const [people, setPeople] = useState<readonly Colleague[]>([])
  const [message, setMessage] = useState('')
  const [isTried, setIsTried] = useState(false)
  const { nominate, isPending, problem } = useNominate()
  const [nominee] = people
  const missing = missingIn(nominee, message, text)
  return (
    <>
      <h1 className={give.heading}>{text('nominations.titleOne')}</h1>
      <p className={styles.detail}>
        {text('nominations.about', {
          title: campaign.title,
          award: campaign.award_name,
          day: formats.calendarDay(campaign.end_date),
        })}
      </p>
      <form
        className={give.form}
        onSubmit={event => {
          event.preventDefault()
          setIsTried(true)
          if (nominee === undefined || missing !== undefined) return
          const body = { campaign_id: campaign.id, user_id: nominee.id, message: message.trim() }
          nominate({ body, nominee: nominee.name })
        }}
      >
        <PeopleField
          label={text('nominations.whom')}
          campaignId={campaign.id}
          isOne
          people={people}
          onChange={setPeople}
        />
        <MessageField
          label={text('nominations.why')}
          placeholder={text('nominations.whyHint')}
          message={message}
          onChange={setMessage}
        />
        <p className={give.cost}>{text('nominations.secret')}</p>
        {isTried && missing !== undefined && <Problem>{missing}</Problem>}
        {problem !== undefined && missing === undefined && <Problem>{problem}</Problem>}
        <div className={give.acts}>
          <Button type="submit" busy={isPending}>
            {isPending ? text('nominations.nominating') : text('nominations.nominate')}
          </Button>
        </div>
      </form>
    </>
  )
}

const missingIn = (nominee: Colleague | undefined, message: string, text: Translate): string | undefined => {
  if (nominee === undefined) return text('nominations.missing.nominee')
  return message.trim() === '' ? text('nominations.missing.reason') : undefined
}
