import { ChannelList } from './ChannelList.tsx'

/** Adds a channel, above the list it will be in. */
export const ChannelCreate = () => <ChannelList isAdding />
