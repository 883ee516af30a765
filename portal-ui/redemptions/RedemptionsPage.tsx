import type { RedemptionGroup } from '@laurel/contract/rewards/redemption.ts'
import { Link } from 'wouter'
import { useRedemptions } from '../app/connection/queries.ts'
import { useSignedIn } from '../app/connection/SignedInContext.ts'
import { Button } from '../elements/Button.tsx'
import { LaurelMark } from '../elements/LaurelMark.tsx'
import { LoadingFailed } from '../elements/LoadingFailed.tsx'
import { Notice } from '../elements/Notice.tsx'
import { JustRedeemed } from './JustRedeemed.tsx'
import { RedemptionItem } from './RedemptionItem.tsx'
import styles from './RedemptionsPage.module.css'
import { RedemptionsSkeleton } from './RedemptionsSkeleton.tsx'

/** What the person redeemed, newest first; `madeNow` is the redemption they come from. */
export const RedemptionsPage = ({ madeNow }: { readonly madeNow?: string | undefined }) => {
  const { team } = useSignedIn()
  const redemptions = useRedemptions()
  return (
    <>
      <title>{`Redemptions · ${team.name}`}</title>
      {madeNow !== undefined && <JustRedeemed />}
      <h1 className={styles.heading}>Your redemptions</h1>
      {redemptions.data !== undefined ? (
        <>
          <Groups groups={redemptions.data.pages.flatMap(({ groups }) => groups)} madeNow={madeNow} />
          {redemptions.hasNextPage && (
            <Button
              look="quiet"
              className={styles.more}
              busy={redemptions.isFetchingNextPage}
              onClick={() => void redemptions.fetchNextPage()}
            >
              Show earlier redemptions
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

type GroupsProps = { readonly groups: readonly RedemptionGroup[]; readonly madeNow: string | undefined }

const Groups = ({ groups, madeNow }: GroupsProps) =>
  groups.length === 0 ? (
    <Notice
      picture={<LaurelMark size={44} />}
      title="You haven't made any redemptions yet."
      action={<Link to="/">See the rewards</Link>}
    >
      What you redeem appears here, with where it stands.
    </Notice>
  ) : (
    <ul className={styles.groups}>
      {groups.map(group => (
        <li key={group.groupById} className={styles.group}>
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
