export default function Environment() {
  return null;
}
