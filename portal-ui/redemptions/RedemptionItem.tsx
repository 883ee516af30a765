import type { Redemption } from '@laurel/contract/rewards/redemption.ts'
import { useSignedIn } from '../app/connection/SignedInContext.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import { Amount } from '../elements/Amount.tsx'
import { Emoji } from '../elements/Emoji.tsx'
import styles from './RedemptionItem.module.css'
import { StatusTrack } from './StatusTrack.tsx'
import { supportLink } from './supportLink.ts'

type RedemptionItemProps = { readonly redemption: Redemption; readonly isHighlighted: boolean }

/** One thing redeemed: what it was, what it cost, and how far it has come. */
export const RedemptionItem = ({ redemption, isHighlighted }: RedemptionItemProps) => {
  const { user, team } = useSignedIn()
  const formats = useFormats()
  const { name, emoji, thumbnail } = redemption.redemption
  return (
    <article
      className={[styles.item, isHighlighted && styles.highlighted].filter(Boolean).join(' ')}
      aria-label={name}
      aria-current={isHighlighted ? 'true' : undefined}
    >
      <span className={styles.picture} aria-hidden="true">
        {thumbnail === null ? <Emoji emoji={emoji} /> : <img src={thumbnail} alt="" />}
      </span>
      <div className={styles.what}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.when}>
          <time dateTime={redemption.created_at}>{formats.day(redemption.created_at)}</time>
        </p>
      </div>
      <p className={styles.cost}>
        <Amount points={redemption.points} />
      </p>
      <StatusTrack type={redemption.type} status={redemption.status} />
      <p className={styles.foot}>
        <Outcome redemption={redemption} />
        <a href={supportLink({ team: team.id, user: user.id, redemption: redemption.id })}>
          Get help<span className="seen-by-readers-only"> with {name}</span>
        </a>
      </p>
    </article>
  )
}

/** What happens next, or what happened to the points. */
const Outcome = ({ redemption: { type, status } }: { readonly redemption: Redemption }) => {
  const say = useFormats().inTeamWords
  switch (status) {
    case 'CANCELLED':
    case 'RETURNED':
      return <span>{say('Your points came back to your balance.')}</span>
    case 'DECLINED':
      return <span>{say('No points were taken.')}</span>
    case 'COMPLETE':
      return <span />
    case 'REQUESTED':
    case 'PENDING':
    case 'PROCESSING':
      return <span>{deliveryPromise(type)}</span>
  }
}

const deliveryPromise = (type: Redemption['type']): string => {
  switch (type) {
    case 'PAYPAL':
    case 'GIFT_CARD':
      return 'It will be with you in the next hour.'
    case 'DONATION':
      return 'It will be sent within 30 days.'
    case 'CUSTOM':
      return 'Your team arranges this one and completes it here.'
    case 'INTEGRATION_CUSTOM':
    case 'CUSTOM_CATALOG':
    case 'CUSTOM_REDEMPTION':
    case 'STOREFRONT':
    case 'AMAZON':
      return ''
  }
}
