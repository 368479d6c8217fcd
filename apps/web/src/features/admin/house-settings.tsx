export default function HouseSettings() {
  return null;
}
