export function EncounterPanel() {
  return null;
}
