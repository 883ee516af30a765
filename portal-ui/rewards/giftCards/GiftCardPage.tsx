import type { GiftCardDetails } from '@laurel/contract/rewards/giftCard.ts'
import { ApiError } from '@laurel/contract/wire/apiError.ts'
import { useId, useState } from 'react'
import { Link } from 'wouter'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { useFormats } from '../../app/connection/useFormats.ts'
import { Button } from '../../elements/Button.tsx'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { Notice } from '../../elements/Notice.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { Price } from '../../elements/Price.tsx'
import { Skeleton } from '../../elements/Skeleton.tsx'
import { useText } from '../../messages/useText.ts'
import { type Choice, firstChoice, pricedChoice } from './choice.ts'
import styles from './GiftCardPage.module.css'
import { useGiftCard } from './giftCardQueries.ts'
import { useMoneyText } from './moneyText.ts'
import { RedeemGiftCard } from './RedeemGiftCard.tsx'
import { ValueChooser } from './ValueChooser.tsx'
import { promiseOf } from './vendorWords.ts'

/** One gift card: what it is, the values that it comes in, and what they cost. */
export const GiftCardPage = ({ id }: { readonly id: string }) => {
  const text = useText()

  const card = useGiftCard(id)
  return (
    <>
      <Link className={styles.back} to="/gift-cards">
        {text('giftCards.backAll')}
      </Link>
      {card.data !== undefined ? (
        <Card card={card.data} />
      ) : card.isPending ? (
        <Loading />
      ) : card.error instanceof ApiError && card.error.status === 404 ? (
        <Gone />
      ) : (
        <LoadingFailed level={1} error={card.error} onRetry={() => void card.refetch()} />
      )}
    </>
  )
}

const Card = ({ card }: { readonly card: GiftCardDetails }) => {
  const text = useText()

  const { user, team } = useSignedIn()
  const formats = useFormats()
  const moneyText = useMoneyText()
  const [choice, setChoice] = useState<Choice | undefined>(() => firstChoice(card))
  const missingId = useId()
  const [isConfirming, setConfirming] = useState(false)
  const priced = choice && pricedChoice(card, choice)
  const missing = priced ? priced.points - user.redeemable_points : 0
  return (
    <article className={styles.page}>
      <title>{`${card.title} · ${team.name}`}</title>
      <div className={styles.picture}>
        <Picture src={card.thumbnail} isFirst />
      </div>
      <div className={styles.facts}>
        <h1 className={styles.title}>{card.title}</h1>
        {card.categories.length > 0 && <p className={styles.categories}>{card.categories.join(' · ')}</p>}
        {choice === undefined ? (
          <p className={styles.soldOut}>{text('giftCards.soldOut')}</p>
        ) : (
          <>
            <ValueChooser card={card} choice={choice} onChoose={setChoice} />
            <div className={styles.act}>
              <output className={styles.price}>
                {priced && <Price size="large" points={priced.points} money={moneyText(priced.money)} />}
              </output>
              <Button
                className={styles.button}
                disabled={!priced || missing > 0}
                aria-describedby={missingId}
                onClick={() => setConfirming(true)}
              >
                {text('giftCards.redeem')}
              </Button>
            </div>
            <p className={styles.missing} id={missingId} role="status">
              {missing > 0 && text('purchase.needMore', { points: formats.points(missing) })}
            </p>
            <p className={styles.promise}>{promiseOf(card.vendor, text)}</p>
          </>
        )}
      </div>
      {card.description !== '' && (
        <section className={styles.about} aria-labelledby="about-card">
          <h2 className={styles.aboutTitle} id="about-card">
            {text('giftCards.about')}
          </h2>
          <p className={styles.description}>{card.description}</p>
        </section>
      )}
      {isConfirming && priced && (
        <RedeemGiftCard card={card} priced={priced} onClose={() => setConfirming(false)} />
      )}
    </article>
  )
}

const Gone = () => {
  const text = useText()
  return (
    <Notice
      level={1}
      picture={<LaurelMark size={44} />}
      title={text('giftCards.gone')}
      action={<Link to="/gift-cards">{text('giftCards.seeOther')}</Link>}
    >
      {text('giftCards.goneText')}
    </Notice>
  )
}

const Loading = () => {
  const text = useText()
  return (
    <div className={styles.page}>
      <p className="seen-by-readers-only" role="status">
        {text('giftCards.loadingOne')}
      </p>
      <div className={styles.picture}>
        <span className={styles.place}>
          <Skeleton height="100%" />
        </span>
      </div>
      <div className={styles.facts}>
        <Skeleton width="70%" height={34} />
        <Skeleton width="40%" />
        <Skeleton height={52} />
        <Skeleton height={48} />
      </div>
    </div>
  )
}
