import type { RunningCampaign } from '@laurel/contract/awards/ownNominations.ts'
import { Link } from 'wouter'
import { useFormats } from '../../app/connection/useFormats.ts'
import button from '../../elements/Button.module.css'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { MessageText } from '../../elements/MessageText.tsx'
import { Skeleton } from '../../elements/Skeleton.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './NominationsPage.module.css'
import { useRunningCampaigns } from './nominationQueries.ts'

export const RunningCampaigns = () => {
  const text = useText()

  const { data, isPending, error, refetch } = useRunningCampaigns()
  if (data === undefined)
    return isPending ? (
      <Skeleton height={140} />
    ) : (
      <LoadingFailed error={error} onRetry={() => void refetch()} />
    )
  if (data.campaigns.length === 0) return <p className={styles.none}>{text('nominations.noneRunning')}</p>
  return (
    <ul className={styles.cards}>
      {data.campaigns.map(campaign => (
        <li key={campaign.id}>
          <CampaignCard campaign={campaign} />
        </li>
      ))}
    </ul>
  )
}

const CampaignCard = ({ campaign }: { readonly campaign: RunningCampaign }) => {
  const text = useText()

  const formats = useFormats()
  const { title, message, award_name, group_title, nominated } = campaign
  return (
    <article className={styles.card} aria-label={title}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.detail}>
          {text('nominations.forAward', { award: award_name })}
          {group_title !== null && ` · ${group_title}`} ·{' '}
          {text('nominations.until', { day: formats.calendarDay(campaign.end_date) })}
        </p>
        {message !== '' && (
          <p className={styles.message}>
            <MessageText text={message} />
          </p>
        )}
        {nominated.length > 0 && (
          <p className={styles.detail}>
            {text('nominations.alreadyNominated', { names: nominated.map(({ name }) => name).join(', ') })}
          </p>
        )}
      </div>
      <Link
        to={`/recognition/nominations/${campaign.id}`}
        className={`${button.button} ${button.primary} ${styles.act}`}
        aria-label={text('nominations.nominateIn', { title })}
      >
        {text('nominations.nominate')}
      </Link>
    </article>
  )
}
