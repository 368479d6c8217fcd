export default function Transfers() {
  return null;
}
