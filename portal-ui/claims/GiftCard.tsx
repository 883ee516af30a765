import type { Formats } from '@laurel/contract/browser/formats.ts'
import type { CatalogItem } from '@laurel/contract/rewards/catalogItem.ts'
import type { Claim, ClaimOption } from '@laurel/contract/rewards/claim.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import { Button } from '../elements/Button.tsx'
import { Emoji } from '../elements/Emoji.tsx'
import { type Translate, useText } from '../messages/useText.ts'
import { ItemPicture } from '../rewards/custom/ItemPicture.tsx'
import styles from './GiftCard.module.css'

const picturesMax = 3

type GiftCardProps = { readonly claim: Claim; readonly onClaim: () => void }

/** A gift that waits, with what it can be. */
export const GiftCard = ({ claim, onClaim }: GiftCardProps) => {
  const text = useText()

  const formats = useFormats()
  const rows = claim.rewards.map(row => row.flatMap(option => wordsOf(option, formats)))
  const rewards = distinct(claim.rewards.flat().flatMap(rewardOf)).slice(0, picturesMax)
  const award = claim.earned_award.award.name
  return (
    <li className={styles.card}>
      <div className={styles.pictures} aria-hidden="true">
        {rewards.length === 0 ? (
          <span className={styles.picture}>
            <Emoji emoji="🎁" />
          </span>
        ) : (
          rewards.map(reward => (
            <span key={reward.id} className={styles.picture}>
              <ItemPicture item={reward} />
            </span>
          ))
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>{text('claims.giftFor', { award })}</h2>
        {rows
          .filter(names => names.length > 0)
          .map((names, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gift has no other identity than its place.
            <p key={at} className={styles.choice}>
              {inWords(names, text)}
            </p>
          ))}
      </div>
      <Button className={styles.act} onClick={onClaim}>
        {text('claims.claim')}
        <span className="seen-by-readers-only">: {award}</span>
      </Button>
    </li>
  )
}

const wordsOf = (option: ClaimOption, formats: Formats): string[] => {
  switch (option.type) {
    case 'PLACEHOLDER':
      return []
    case 'POINTS':
      return [formats.points(option.points)]
    case 'CUSTOM_REWARD':
      return option.reward ? [option.reward.name] : []
  }
}

const rewardOf = (option: ClaimOption): CatalogItem[] =>
  option.type === 'CUSTOM_REWARD' && option.reward ? [option.reward] : []

const distinct = (rewards: readonly CatalogItem[]): CatalogItem[] => [
  ...new Map(rewards.map(reward => [reward.id, reward])).values(),
]

/** `Plant for your desk`, `Half a day off, Juniper hoodie or 1,000 points`. */
const inWords = (names: readonly string[], text: Translate): string => {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : text('claims.or', { names: names.slice(0, -1).join(', '), last })
}
