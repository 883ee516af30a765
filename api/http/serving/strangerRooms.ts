import { Room, type RoomLimits } from './rooms.ts'

export type StrangerRooms = {
  /** The room that all share, and the room of the address. */
  at(address: string): readonly [shared: Room, ofAddress: Room]
}

/** Rooms for callers without a session: one for all of them, and one for each address with requests under way. */
export const createStrangerRooms = (all: RoomLimits, perAddress: RoomLimits): StrangerRooms => {
  const shared = new Room(all)
  const ofAddresses = new Map<string, Room>()
  const newRoom = (address: string): Room => {
    const room = new Room(perAddress, isUsed => {
      if (isUsed) ofAddresses.set(address, room)
      else ofAddresses.delete(address)
    })
    return room
  }
  return {
    at: address => [shared, ofAddresses.get(address) ?? newRoom(address)],
  }
}
