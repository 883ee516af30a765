import type { OwnRedemption } from '@laurel/contract/rewards/ownRedemption.ts'
import { useSignedIn } from '../app/connection/SignedInContext.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import { Amount } from '../elements/Amount.tsx'
import { useText } from '../messages/useText.ts'
import { Delivery } from './Delivery.tsx'
import { Outcome } from './Outcome.tsx'
import { Parcels } from './Parcels.tsx'
import styles from './RedemptionItem.module.css'
import { RedemptionPicture } from './RedemptionPicture.tsx'
import { detailOf } from './redemptionDetail.ts'
import { StatusTrack } from './StatusTrack.tsx'
import { supportLink } from './supportLink.ts'

type RedemptionItemProps = { readonly redemption: OwnRedemption; readonly isHighlighted: boolean }

/** One thing redeemed: what it was, what it cost, and how far it has come. */
export const RedemptionItem = ({ redemption, isHighlighted }: RedemptionItemProps) => {
  const text = useText()

  const { user, team } = useSignedIn()
  const formats = useFormats()
  const { name, emoji, thumbnail, instructions, shipping_details: shipping } = redemption.redemption
  const detail = detailOf(redemption, formats, text)
  return (
    <article
      className={[styles.item, isHighlighted && styles.highlighted].filter(Boolean).join(' ')}
      aria-label={name}
      aria-current={isHighlighted ? 'true' : undefined}
    >
      <span className={styles.picture} aria-hidden="true">
        <RedemptionPicture type={redemption.type} thumbnail={thumbnail} emoji={emoji} />
      </span>
      <div className={styles.what}>
        <h2 className={styles.name}>{name}</h2>
        {detail !== '' && <p>{detail}</p>}
        {redemption.settled_at === null && instructions !== undefined && <p>{instructions}</p>}
        <p className={styles.when}>
          <time dateTime={redemption.created_at}>{formats.day(redemption.created_at)}</time>
        </p>
      </div>
      <p className={styles.cost}>
        {redemption.points === 0 ? text('redemptions.gift') : <Amount points={redemption.points} />}
      </p>
      <StatusTrack type={redemption.type} status={redemption.status} />
      {shipping !== undefined && <Parcels parcels={shipping.parcels} name={name} />}
      <div className={styles.foot}>
        <Outcome redemption={redemption} />
        <Delivery redemption={redemption} />
        <a href={supportLink({ team: team.id, user: user.id, redemption: redemption.id }, text)}>
          {text('redemptions.help')}
          <span className="seen-by-readers-only"> {text('redemptions.helpWith', { name })}</span>
        </a>
      </div>
    </article>
  )
}
