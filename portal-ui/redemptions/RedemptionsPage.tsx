import type { OwnRedemption, RedemptionGroup } from '@laurel/contract/rewards/ownRedemption.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useConnection } from '../app/connection/ConnectionContext.ts'
import { useSignedIn } from '../app/connection/SignedInContext.ts'
import { Button } from '../elements/Button.tsx'
import { LaurelMark } from '../elements/LaurelMark.tsx'
import { LoadingFailed } from '../elements/LoadingFailed.tsx'
import { Notice } from '../elements/Notice.tsx'
import { useText } from '../messages/useText.ts'
import { JustRedeemed } from './JustRedeemed.tsx'
import { RedemptionItem } from './RedemptionItem.tsx'
import styles from './RedemptionsPage.module.css'
import { RedemptionsSkeleton } from './RedemptionsSkeleton.tsx'
import { redemptionQuery, useRedemptions } from './redemptionQueries.ts'

/** What the person redeemed, newest first; `madeNow` is the redemption they come from. */
export const RedemptionsPage = ({ madeNow }: { readonly madeNow?: string | undefined }) => {
  const text = useText()

  const { team } = useSignedIn()
  const redemptions = useRedemptions()
  const groups = redemptions.data?.pages.flatMap(page => page.groups)
  return (
    <>
      <title>{text('redemptions.page', { team: team.name })}</title>
      {madeNow !== undefined && <MadeNow id={madeNow} groups={groups} />}
      <div className={styles.head}>
        <h1 className={styles.heading}>{text('redemptions.title')}</h1>
        <Link to="/statement">{text('statement.open')}</Link>
      </div>
      {groups !== undefined ? (
        <>
          <Groups groups={groups} madeNow={madeNow} />
          {redemptions.hasNextPage && (
            <Button
              look="quiet"
              className={styles.more}
              busy={redemptions.isFetchingNextPage}
              onClick={() => void redemptions.fetchNextPage()}
            >
              {text('redemptions.earlier')}
            </Button>
          )}
        </>
      ) : redemptions.isPending ? (
        <RedemptionsSkeleton />
      ) : (
        <LoadingFailed error={redemptions.error} onRetry={() => void redemptions.refetch()} />
      )}
    </>
  )
}

type MadeNowProps = { readonly id: string; readonly groups: readonly RedemptionGroup[] | undefined }

/** How the redemption stands that the person comes from, and the redemption itself where the list has it not. */
const MadeNow = ({ id, groups }: MadeNowProps) => {
  const { data: redemption, isError } = useQuery(redemptionQuery(useConnection(), id))
  if (isError) return null
  const isListed = groups?.some(group => group.redemptions.some(one => one.id === id)) ?? true
  return (
    <>
      <JustRedeemed status={redemption?.status} />
      {redemption !== undefined && !isListed && (
        <div className={[styles.group, styles.alone].join(' ')}>
          <RedemptionItem redemption={redemption} isHighlighted />
        </div>
      )}
    </>
  )
}

type GroupsProps = { readonly groups: readonly RedemptionGroup[]; readonly madeNow: string | undefined }

const Groups = ({ groups, madeNow }: GroupsProps) => {
  const text = useText()
  return groups.length === 0 ? (
    <Notice
      picture={<LaurelMark size={44} />}
      title={text('redemptions.none')}
      action={<Link to="/">{text('action.seeRewards')}</Link>}
    >
      {text('redemptions.noneText')}
    </Notice>
  ) : (
    <ul className={styles.groups}>
      {groups.map(group => (
        <li key={group.groupById} className={styles.group}>
          {group.redemptions.length > 1 && <GroupHead redemptions={group.redemptions} />}
          {group.redemptions.map(redemption => (
            <RedemptionItem
              key={redemption.id}
              redemption={redemption}
              isHighlighted={redemption.id === madeNow}
            />
          ))}
        </li>
      ))}
    </ul>
  )
}

const GroupHead = ({ redemptions }: { readonly redemptions: readonly OwnRedemption[] }) => {
  const text = useText()
  return <p className={styles.groupHead}>{text('redemptions.together', { count: redemptions.length })}</p>
}
