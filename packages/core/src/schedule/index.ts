export { BUSINESS_TIME_ZONE, isOpen, nextOpening, pacificDay } from './business-hours.ts';
export { callMoment, pacificMoment } from './opening-words.ts';
export { pacificInstant } from './pacific-instant.ts';
export { demoSlots, isBookableDay, isPacificZone, longDate, slotLabel, slotPayload } from './slots.ts';
