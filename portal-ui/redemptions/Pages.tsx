import { useParams } from 'wouter'
import { RedemptionsPage } from './RedemptionsPage.tsx'

export const Pages = () => <RedemptionsPage madeNow={useParams().redemptionId} />
