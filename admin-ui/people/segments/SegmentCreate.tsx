import { SegmentList } from './SegmentList.tsx'

/** Adds a segment, above the list it will be in. */
export const SegmentCreate = () => <SegmentList isAdding />
