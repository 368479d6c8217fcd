export default function Content() {
  return null;
}
