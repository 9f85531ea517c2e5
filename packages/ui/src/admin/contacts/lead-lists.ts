/** The lists of the Contacts tab: one for each of the ways to leave something. */
export const leadLists = [
  { value: 'messages', label: 'Messages' },
  { value: 'demos', label: 'Demo requests' },
  { value: 'calls', label: 'Call requests' },
  { value: 'subscribers', label: 'Subscribers' },
] as const;

/** The list that an address asks for; messages when it says nothing known. */
export const leadListOf = (address: URLSearchParams): (typeof leadLists)[number]['value'] =>
  leadLists.find(({ value }) => value === address.get('list'))?.value ?? 'messages';
